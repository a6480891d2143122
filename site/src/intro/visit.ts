/** Key in session storage, set once the intro has been seen. */
export const introKey = "intro";
