/** For words that are lists. */
export const lists = { returnObjects: true } as const;
