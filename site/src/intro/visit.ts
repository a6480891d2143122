/** Session storage key, set after the intro. */
export const introKey = "intro";
