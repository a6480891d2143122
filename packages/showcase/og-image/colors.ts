import { brand } from "../src/brand.ts";
import { brandColors } from "../src/colors.ts";
import type { OgImageKind } from "./types.ts";

export interface OgImageColors {
  ground: string;
  /** Title and fine lines. */
  ink: string;
  quiet: string;
  line: string;
}

const { dark, light, accent } = brandColors;

type Product = keyof typeof brand.productColors;

const product = (name: Product): OgImageColors => ({
  ...dark,
  line: brand.productColors[name].dark.accent,
});

export const getColors: Record<OgImageKind, OgImageColors> = {
  home: dark,
  page: dark,
  post: light,
  case: dark,
  vacancy: accent,
  rendre: product("rendre"),
  upflyover: product("upflyover"),
  gymestry: product("gymestry"),
};

/** Returns the light theme's colours, with the product's accent on its pages. */
export const getOtherColors = (kind: OgImageKind): OgImageColors =>
  kind in brand.productColors
    ? { ...light, line: brand.productColors[kind as Product].light.accent }
    : light;
