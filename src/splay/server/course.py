"""How a finished match went: where its turns begin, and how everybody stood at each of them."""

from splay.analysis.measures import MEASURES
from splay.kernel.match import Match

Json = dict[str, object]


class Course:
    """What is noted of a match while it is played once more, answer by answer."""

    def __init__(self, game: str) -> None:
        self._measures = MEASURES[game]
        self._entries: list[int] = []
        self._turns: list[Json] = []
        self._stood: dict[str, list[list[int]]] = {title: [] for title in self._measures}

    def note(self, match: Match) -> None:
        """Note where the match is now, after one answer more than before."""
        told = self._entries[-1] if self._entries else 0
        for number, event in enumerate(match.events(told), told):
            if event.kind == "turn":
                self._turns.append({"at": len(self._entries), "entry": number, "seat": event.seat})
                self._measure(match)
        self._entries.append(match.event_count())

    def to_json(self, match: Match) -> Json:
        """Return all of it, the end included, which is where the match is now."""
        self._measure(match)
        measures = [{"title": title, "stood": stood} for title, stood in self._stood.items()]
        return {"entries": self._entries, "turns": self._turns, "measures": measures}

    def _measure(self, match: Match) -> None:
        for title, measure in self._measures.items():
            self._stood[title].append(measure(match.now))
