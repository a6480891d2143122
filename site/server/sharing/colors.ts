import type { SharingKind } from "../../shared/sharing.ts";
import { brand } from "../../src/agency/brand.ts";
import { brandColors } from "../../src/agency/colors.ts";

/** What a picture is drawn with: CSS colours. */
export interface SharingColors {
  ground: string;
  /** Title and fine lines. */
  ink: string;
  /** The note. */
  quiet: string;
  /** The way, and the line of the wordmark. */
  line: string;
}

const { dark, light, accent } = brandColors;

const product = (name: keyof typeof brand.productColors): SharingColors => ({
  ...dark,
  line: brand.productColors[name].dark.accent,
});

export const colorsOf: Record<SharingKind, SharingColors> = {
  home: dark,
  page: dark,
  post: light,
  case: dark,
  vacancy: accent,
  rendre: product("rendre"),
  upflyover: product("upflyover"),
  gymestry: product("gymestry"),
};
