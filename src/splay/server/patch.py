"""What has changed between two states, as a JSON Patch (RFC 6902) that only replaces."""

from splay.server.guide import Json


def patch(before: Json, after: Json) -> list[Json]:
    """Return what makes one state of the other: what it has is replaced where it differs, as deep down as it can be."""
    replaced: list[Json] = []
    _compare(before, after, "", replaced)
    return replaced


def _compare(before: object, after: object, path: str, replaced: list[Json]) -> None:
    """Find the differences of two things that are not the same."""
    if type(after) is dict and type(before) is dict and before.keys() == after.keys():
        for key, value in after.items():
            old = before[key]
            if old is not value and old != value:
                _differ(old, value, f"{path}/{_escaped(key)}", replaced)
    elif type(after) is list and type(before) is list and _are_alike(before, after):
        for index, value in enumerate(after):
            old = before[index]
            if old is not value and old != value:
                _differ(old, value, f"{path}/{index}", replaced)
    else:
        replaced.append({"op": "replace", "path": path, "value": after})


def _differ(before: object, after: object, path: str, replaced: list[Json]) -> None:
    """Note that something differs: as a whole, or what differs within it."""
    if type(after) is dict or type(after) is list:
        _compare(before, after, path, replaced)
    else:
        replaced.append({"op": "replace", "path": path, "value": after})


def _are_alike(before: list[object], after: list[object]) -> bool:
    """Tell whether two lists are of the same things, such as players; others are replaced as a whole."""
    return len(before) == len(after) and bool(before) and type(before[0]) is dict


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key
