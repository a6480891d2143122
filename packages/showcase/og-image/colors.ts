import { brand } from "../src/brand.ts";
import { brandColors } from "../src/colors.ts";
import type { SharingKind } from "./types.ts";

/** CSS colours of an image. */
export interface SharingColors {
  ground: string;
  /** Title and fine lines. */
  ink: string;
  quiet: string;
  /** Main line, and the line of the wordmark. */
  line: string;
}

const { dark, light, accent } = brandColors;

type Product = keyof typeof brand.productColors;

const product = (name: Product): SharingColors => ({
  ...dark,
  line: brand.productColors[name].dark.accent,
});

export const getColors: Record<SharingKind, SharingColors> = {
  home: dark,
  page: dark,
  post: light,
  case: dark,
  vacancy: accent,
  rendre: product("rendre"),
  upflyover: product("upflyover"),
  gymestry: product("gymestry"),
};

/** Returns the colours of the other theme, for images with two backgrounds. */
export const getOtherColors = (kind: SharingKind): SharingColors =>
  kind in brand.productColors
    ? { ...light, line: brand.productColors[kind as Product].light.accent }
    : light;
