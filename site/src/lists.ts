/** For words that come as a list, or as several by their names. */
export const lists = { returnObjects: true } as const;
