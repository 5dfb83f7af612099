const query = window.matchMedia("(max-width: 900px)");

/** Whether everything lies below each other and the page scrolls, as on a phone; the styles say the same width. */
class Narrow {
  current = $state(query.matches);

  // For as long as the page is there: who reads it subscribes to nothing, wherever that is.
  constructor() {
    query.addEventListener("change", () => (this.current = query.matches));
  }
}

export const narrow = new Narrow();
