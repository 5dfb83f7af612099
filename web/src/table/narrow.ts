import { MediaQuery } from "svelte/reactivity";

/** Whether everything lies below each other and the page scrolls, as on a phone; the styles say the same width. */
export const narrow = new MediaQuery("max-width: 900px");
