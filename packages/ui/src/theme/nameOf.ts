/**
 * The name of a custom property, as a style attribute takes it: vanilla-extract hands out a
 * reference, `var(--name)`.
 */
export const nameOf = (variable: string): string => variable.slice(4, -1);
