export const introKey = "intro";
