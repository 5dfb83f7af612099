/** Whether help lies open over the page: a key opens it at any moment. */
export const help = $state({ open: false });
