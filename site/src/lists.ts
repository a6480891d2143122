/** Options of `t` for translations that are arrays or objects. */
export const lists = { returnObjects: true } as const;
