/** Options of `t` for arrays or objects. */
export const asObjects = { returnObjects: true } as const;
