import { type LocalizedText, optionalText } from "../localized-groq.ts";

/** Fractions of the original cut off each side. Source: `sanity.imageCrop`. */
export type Crop = Record<"top" | "bottom" | "left" | "right", number>;

/** Sizes are in pixels of the original. */
export interface Picture {
  /** URL of the original. Use `getImageUrl` or `getImageSrcSet` for a size. */
  url: string;
  width: number;
  height: number;
  /** A blurred placeholder, as a data URL. */
  lqip: string | null;
  /** Whether right-to-left pages mirror the picture. */
  mirrorInRtl: boolean;
  crop: Crop | null;
}

/** A picture without `alt` is decorative. */
export interface ContentImage extends Picture {
  alt: LocalizedText | null;
}

export type LightImage = Pick<Picture, "url" | "width" | "height" | "crop">;

export interface FeaturedImages {
  featuredImage: ContentImage | null;
  /** Set if the light theme has its own picture. Other fields are those of `featuredImage`. */
  featuredImageLight: LightImage | null;
}

const asset = 'url,"width":metadata.dimensions.width,"height":metadata.dimensions.height';
const shown = '"mirrorInRtl":mirrorInRtl==true,crop';
const fields = `...asset->{${asset},"lqip":metadata.lqip},${shown}`;

export const picture = `{${fields}}`;

const contentImage = `{${fields},${optionalText("alt")}}`;

/** Builds a projection, `"featuredImage":{…}`. Null without an asset (`ContentImage | null`). */
export const image = (field: string): string =>
  `"${field}":select(defined(${field}.asset)=>${field}${contentImage})`;

/**
 * Returns the images that have an asset, in this order (`ContentImage[]`), for pictures far below
 * the fold. Omits the placeholder, the largest part of the data.
 */
export const getImages = (name: string, names: readonly string[]): string =>
  `"${name}":[${names.join()}][defined(asset)]{...asset->{${asset}},"lqip":null,${shown},${optionalText("alt")}}`;

/** Builds a projection of the images that have an asset, empty if there are none. */
export const images = (field: string): string =>
  `"${field}":coalesce(${field}[defined(asset)]${contentImage},[])`;

/** Returns the variant of an image for the light theme. It shares the text alternative. */
export const lightImage = (name: string): string =>
  `"${name}":select(defined(${name}.asset)=>${name}{...asset->{${asset}},crop})`;

export const featuredImages: string = `${image("featuredImage")},${lightImage("featuredImageLight")}`;
