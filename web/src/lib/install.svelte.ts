/** The page as an app of its own: the browser says when it can be installed, and is asked to when somebody wants it. */

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Installation {
  #event: InstallEvent | null = $state.raw(null);

  constructor() {
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#event = event as InstallEvent;
    });
    window.addEventListener("appinstalled", () => (this.#event = null));
  }

  get possible(): boolean {
    return this.#event !== null;
  }

  async install(): Promise<void> {
    const event = this.#event;
    this.#event = null;
    await event?.prompt();
  }
}

export const installation = new Installation();
