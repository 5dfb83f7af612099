// Returns what is wrong with the words on the page: those broken in the middle, cut off, or sticking out of their box.
() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const boxes = new Map();
  const boxOf = (element) => {
    if (!boxes.has(element)) boxes.set(element, element.getBoundingClientRect());
    return boxes.get(element);
  };
  const dialog = document.querySelector("dialog[open]");
  const where = (element) => {
    const path = [];
    for (let at = element; at && at !== document.body && path.length < 4; at = at.parentElement)
      path.unshift(at.tagName.toLowerCase() + [...at.classList].filter((name) => !name.startsWith("svelte-")).map((name) => `.${name}`).join(""));
    return path.join(" > ");
  };
  const tell = (what, word, element) => found.push(`${what}: "${word}" in ${where(element)}`);

  /** Whether a part of a page is there only for those who listen to it. */
  const unseen = (element) => !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || element.closest(".hidden, .skip, svg, select, script, style, title");

  /** The boxes around a word, from the innermost out. */
  function* around(element) {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { display, position } = style(at);
      if (display !== "inline" && display !== "contents") yield at;
      if (position === "fixed") return;
    }
  }

  function look(word, range, element) {
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5);
    if (rects.length === 0) return;
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    let own = null;
    let scrolled = false;
    const wrong = [];
    for (const at of around(element)) {
      const { overflowX, overflowY } = style(at);
      const box = boxOf(at);
      own ??= box;
      const aside = own.left >= box.right - 1 || own.right <= box.left + 1;
      if (overflowX !== "visible" && aside) return; // nothing of it is in sight
      if ((own === box || overflowX !== "visible") && (right > box.right + 1.5 || left < box.left - 1.5))
        wrong.push(overflowX === "visible" ? "sticks out" : "cut");
      // What can be scrolled to is not cut; and letters are lower than their line is high.
      const closed = !scrolled && (overflowY === "hidden" || overflowY === "clip");
      if (closed && (bottom > box.bottom + 4 || top < box.top - 4)) wrong.push("cut below");
      scrolled ||= overflowY === "auto" || overflowY === "scroll";
    }
    if (right > width + 1 || left < -1) wrong.push("beside the window");
    if (rects.some((rect) => Math.abs(rect.top - rects[0].top) > rect.height / 2)) wrong.push("broken");
    if (wrong.length > 0) tell(wrong.join(" and "), word, element);
  }

  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim() || unseen(node.parentElement)) continue;
    // A line may end after a hyphen or a stroke; nobody minds that.
    for (const { 0: word, index } of node.data.matchAll(/[^\s\-\u2010-\u2014/]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      look(word, range, node.parentElement);
    }
  }

  const pen = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll("select, input:not([type=checkbox], [type=radio], [type=range])")) {
    if (!field.checkVisibility()) continue;
    const { font, paddingLeft, paddingRight } = style(field);
    pen.font = font;
    const text = field.value && field.tagName === "SELECT" ? (field.selectedOptions[0]?.label ?? "") : field.value;
    // A list has an arrow beside its words.
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - (field.tagName === "SELECT" ? 16 : 0);
    if (pen.measureText(text).width > room + 1) tell("cut in its field", text, field);
  }
  return [...new Set(found)];
}
