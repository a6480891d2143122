import { DefaultGenerator } from "@vibrant/generator-default";
import { MMCQ } from "@vibrant/quantizer-mmcq";
import type { JsonObject } from "../document.ts";

/** What a palette calls its colours, by what Vibrant calls them. */
const names = {
  Vibrant: "vibrant",
  DarkVibrant: "darkVibrant",
  LightVibrant: "lightVibrant",
  Muted: "muted",
  DarkMuted: "darkMuted",
  LightMuted: "lightMuted",
};

const COLORS = 64;
/** Of 255: what is seen less is no colour of the picture. */
const LEAST_ALPHA = 125;

/**
 * The colours of a picture as a `sanity.imagePalette`: each with a colour that can be read on it as a
 * text (`foreground`) and as a title, and with its share of the pixels in percent. One of which there
 * is nothing in the picture is missing; of a picture that nobody sees all are.
 *
 * @param data the picture in small, as RGBA
 */
export async function extractPalette(data: Buffer): Promise<JsonObject> {
  const seen = new Uint8ClampedArray(data.filter((_, at) => (data[at | 3] ?? 0) >= LEAST_ALPHA));
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
    // The generator makes up what it does not find; of that there is nothing in the picture.
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
