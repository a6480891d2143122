export { type Accent, type Brand, brand, brandCss } from "./brand.ts";
export { contrast } from "./contrast.ts";
export type { Resolved } from "./resolve.ts";
export { resolveTokens } from "./resolve.ts";
export { base, themes } from "./themes.ts";
export { toVariables, variableName } from "./variables.ts";
