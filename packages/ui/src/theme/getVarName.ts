/** Returns the name `--name` of a vanilla-extract variable, for style attributes. */
export const getVarName = (variable: string): string => variable.slice(4, -1);
