export const introStorageKey = "intro";
