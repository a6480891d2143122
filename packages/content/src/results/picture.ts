import * as v from "valibot";
import { flag, number, optionalText } from "./values.ts";

const share = v.fallback(number, 0);

/** Fractions cut off each side. Source: `sanity.imageCrop`. */
const crop = v.object({ top: share, bottom: share, left: share, right: share });

const expected = "a picture with its file";
const length = v.pipe(v.number(expected), v.minValue(1, expected));

const file = {
  /** Original. Use `getImageUrl` or `getImageSrcSet` for a size. */
  url: v.pipe(v.string(expected), v.nonEmpty(expected)),
  width: length,
  height: length,
};

/** In pixels of the original. */
export const picture = v.object({
  ...file,
  /** Blurred placeholder, as a data URL. */
  lqip: v.nullable(v.string("a text")),
  /** Whether right-to-left pages mirror it. */
  mirrorInRtl: flag,
  crop: v.nullable(crop),
});

/** Decorative without `alt`. */
export const contentImage = v.object({ ...picture.entries, alt: optionalText });

export const lightImage = v.object({ ...file, crop: v.nullable(crop) });

export const featuredImages = {
  featuredImage: v.nullable(contentImage),
  /** Light theme's own picture. Other fields are those of `featuredImage`. */
  featuredImageLight: v.nullable(lightImage),
};
