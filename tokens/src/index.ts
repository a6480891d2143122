export {
  type Accent,
  type Brand,
  type BrandChange,
  type BrandColors,
  type BrandOptions,
  type CreatedBrand,
  createBrand,
  type OwnColors,
  type ThemeName,
} from "./brand.ts";
export { ColorError } from "./color.ts";
export { contrast } from "./contrast.ts";
export { brandCss, brandModule, brandSentences, brandTokens } from "./formats.ts";
export type { Grounds, Ink } from "./ground.ts";
export { type BrandPair, brandPairs } from "./pairs.ts";
export type { Resolved } from "./resolve.ts";
export { resolveTokens } from "./resolve.ts";
export { base, themes } from "./themes.ts";
export { toVariables, variableName } from "./variables.ts";
