import type { Sharp } from "sharp";
import { choice, flag, number } from "./url-parameters.ts";

/** Source: https://www.sanity.io/docs/image-urls */
export interface Effects {
  /** Degrees clockwise. */
  rotation?: number;
  /** From 1 to 2000. */
  blur?: number;
  /** From 0 to 100. */
  sharpness?: number;
  /** From -100 (greyscale) to 100. */
  saturation?: number;
  isInverted?: true;
  /** In pixels. */
  padding?: number;
}

/** `frame` allows only 1, the first frame. */
export const EFFECTS = ["blur", "frame", "invert", "or", "pad", "sat", "sharp"];

/** Parses the effects. @throws HttpError 400 for unsupported values */
export function readEffects(search: URLSearchParams): Effects {
  const rotation = Number(choice(search, "or", ["0", "90", "180", "270"]) ?? 0);
  const blur = number(search, "blur", 1, 2000);
  const sharpness = number(search, "sharp", 0, 100);
  const saturation = number(search, "sat", -100, 100);
  const padding = number(search, "pad", 0, 2000);
  choice(search, "frame", ["1"]);
  return {
    ...(rotation > 0 && { rotation }),
    ...(blur !== undefined && { blur }),
    ...(sharpness && { sharpness }),
    ...(saturation && { saturation }),
    ...(flag(search, "invert") && { isInverted: true }),
    ...(padding && { padding: Math.round(padding) }),
  };
}

/**
 * Adds the effects to an image.
 *
 * @param background of the padding
 * @default transparent
 */
export function withEffects(
  image: Sharp,
  { rotation, blur, sharpness, saturation, isInverted, padding }: Effects,
  background: string | undefined,
): Sharp {
  let made = image;
  if (rotation !== undefined) made = made.rotate(rotation);
  if (saturation === -100) made = made.grayscale();
  else if (saturation !== undefined) made = made.modulate({ saturation: 1 + saturation / 100 });
  if (isInverted) made = made.negate({ alpha: false });
  if (blur !== undefined) made = made.blur(Math.max(0.3, blur / 20));
  if (sharpness !== undefined) made = made.sharpen({ sigma: 0.5 + sharpness / 50 });
  if (padding !== undefined)
    made = made.extend({
      ...{ top: padding, bottom: padding, left: padding, right: padding },
      background: background ?? { r: 255, g: 255, b: 255, alpha: 0 },
    });
  return made;
}
