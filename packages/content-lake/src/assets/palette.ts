import { DefaultGenerator } from "@vibrant/generator-default";
import { MMCQ } from "@vibrant/quantizer-mmcq";
import type { JsonObject } from "../document.ts";

const names = {
  Vibrant: "vibrant",
  DarkVibrant: "darkVibrant",
  LightVibrant: "lightVibrant",
  Muted: "muted",
  DarkMuted: "darkMuted",
  LightMuted: "lightMuted",
};

const COLORS = 64;
/** From 0 to 255. */
const MIN_ALPHA = 125;

/**
 * Extracts a `sanity.imagePalette`, without colours missing in the image. `population` is in
 * percent.
 *
 * @param data thumbnail as RGBA
 */
export async function extractPalette(data: Buffer): Promise<JsonObject> {
  const seen = new Uint8ClampedArray(data.filter((_, at) => (data[at | 3] ?? 0) >= MIN_ALPHA));
  const swatches = seen.length > 0 ? MMCQ(seen, { colorCount: COLORS }) : [];
  if (swatches.length === 0) return { _type: "sanity.imagePalette" };
  const counted = swatches.reduce((sum, { population }) => sum + population, 0);
  const toSwatch = ({ hex, bodyTextColor, titleTextColor, population }: Swatch): JsonObject => ({
    _type: "sanity.imagePaletteSwatch",
    background: hex,
    foreground: bodyTextColor,
    population: Math.round((10_000 * population) / counted) / 100,
    title: titleTextColor,
  });
  const found = await DefaultGenerator(swatches);
  const named = Object.entries(names).flatMap(([theirs, ours]) => {
    const swatch = found[theirs];
    return swatch && swatch.population > 0 ? [[ours, toSwatch(swatch)] as const] : [];
  });
  const [dominant] = swatches.toSorted((a, b) => b.population - a.population);
  return {
    _type: "sanity.imagePalette",
    ...Object.fromEntries(named),
    ...(dominant && { dominant: toSwatch(dominant) }),
  };
}

type Swatch = ReturnType<typeof MMCQ>[number];
