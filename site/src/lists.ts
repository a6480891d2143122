/** Options of `t` for array or object translations. */
export const lists = { returnObjects: true } as const;
