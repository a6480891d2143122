/** Returns a custom property's name, `--name`, for a style attribute: vanilla-extract has `var(--name)`. */
export const getVarName = (variable: string): string => variable.slice(4, -1);
