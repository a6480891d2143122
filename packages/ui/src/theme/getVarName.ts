/** Returns `--name` of a vanilla-extract variable. */
export const getVarName = (variable: string): string => variable.slice(4, -1);
