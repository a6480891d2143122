import type { InferOutput } from "valibot";
import { optionalText } from "../localized-groq.ts";
import type * as schemas from "../results/picture.ts";

export type Picture = InferOutput<typeof schemas.picture>;

export type Crop = NonNullable<Picture["crop"]>;

export type ContentImage = InferOutput<typeof schemas.contentImage>;

export type LightImage = InferOutput<typeof schemas.lightImage>;

export interface FeaturedImages {
  featuredImage: ContentImage | null;
  featuredImageLight: LightImage | null;
}

const asset = 'url,"width":metadata.dimensions.width,"height":metadata.dimensions.height';
const shown = '"mirrorInRtl":mirrorInRtl==true,crop';
const fields = `...asset->{${asset},"lqip":metadata.lqip},${shown}`;

export const picture = `{${fields}}`;

const contentImage = `{${fields},${optionalText("alt")}}`;

/** Builds `"featuredImage":{…}`. Null without an asset (`ContentImage | null`). */
export const image = (field: string): string =>
  `"${field}":select(defined(${field}.asset)=>${field}${contentImage})`;

/**
 * Returns the images with an asset (`ContentImage[]`). Omits the placeholder, the largest part:
 * they are far below the fold.
 */
export const getImages = (name: string, names: readonly string[]): string =>
  `"${name}":[${names.join()}][defined(asset)]{...asset->{${asset}},"lqip":null,${shown},${optionalText("alt")}}`;

/** Builds a projection of the images with an asset, possibly empty. */
export const images = (field: string): string =>
  `"${field}":coalesce(${field}[defined(asset)]${contentImage},[])`;

/** Returns an image's variant for the light theme. It shares the text alternative. */
export const lightImage = (name: string): string =>
  `"${name}":select(defined(${name}.asset)=>${name}{...asset->{${asset}},crop})`;

export const featuredImages: string = `${image("featuredImage")},${lightImage("featuredImageLight")}`;
