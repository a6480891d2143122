/** Returns a variable's `--name`. */
export const getVarName = (variable: string): string => variable.slice(4, -1);
