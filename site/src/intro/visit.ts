/** The key in session storage that says that this visit has seen the intro. */
export const introKey = "intro";
