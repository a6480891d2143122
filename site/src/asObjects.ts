/** Options of `t` for array or object translations. */
export const asObjects = { returnObjects: true } as const;
