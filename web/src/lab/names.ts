/** What players are called who have no names of their own. */
export const NAMES = ["Ann", "Bob", "Cyd", "Dee", "Eve", "Fay", "Gil", "Hal", "Ida", "Jon"];
