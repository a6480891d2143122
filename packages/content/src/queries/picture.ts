import { type LocalizedText, optionalText } from "../localized.ts";

/** Parts cut off each side, as fractions of the original. Source: `sanity.imageCrop`. */
export type Crop = Record<"top" | "bottom" | "left" | "right", number>;

/** A picture in the content service. Sizes are pixels of the original. */
export interface Picture {
  /** URL of the original. Use `imageUrl` or `imageSrcSet` for a size. */
  url: string;
  width: number;
  height: number;
  /** A tiny blurred placeholder, as a data URL. */
  lqip: string | null;
  /** Whether to mirror the picture in right-to-left pages. */
  mirrorInRtl: boolean;
  /** Set by the editor. `croppedPicture` applies it. */
  crop: Crop | null;
}

/** A picture with its text alternative. Without `alt` it is decorative. */
export interface ContentImage extends Picture {
  alt: LocalizedText | null;
}

export type LightImage = Pick<Picture, "url" | "width" | "height" | "crop">;

export interface FeaturedImages {
  featuredImage: ContentImage | null;
  /** Set if the light theme has a picture of its own. Other fields are those of `featuredImage`. */
  featuredImageLight: LightImage | null;
}

const asset = 'url,"width":metadata.dimensions.width,"height":metadata.dimensions.height';
const shown = '"mirrorInRtl":mirrorInRtl==true,crop';
const fields = `...asset->{${asset},"lqip":metadata.lqip},${shown}`;

/** GROQ projection of an image field. Result type `Picture`. */
export const picture = `{${fields}}`;

const contentImage = `{${fields},${optionalText("alt")}}`;

/** `"featuredImage":{…}`, or null without an asset. Result type `ContentImage | null`. */
export const image = (field: string): string =>
  `"${field}":select(defined(${field}.asset)=>${field}${contentImage})`;

/**
 * Returns GROQ of those image fields that have an asset, in this order. Result type
 * `ContentImage[]`. Omits the placeholder, the largest part of the data: for pictures far below the
 * fold.
 */
export const getImages = (name: string, names: readonly string[]): string =>
  `"${name}":[${names.join()}][defined(asset)]{...asset->{${asset}},"lqip":null,${shown},${optionalText("alt")}}`;

export const images = (field: string): string =>
  `"${field}":coalesce(${field}[defined(asset)]${contentImage},[])`;

/**
 * Returns GROQ for an image's variant for the light theme. Its text alternative is that of the
 * image.
 */
export const lightImage = (name: string): string =>
  `"${name}":select(defined(${name}.asset)=>${name}{...asset->{${asset}},crop})`;

/** GROQ fields of `FeaturedImages`. */
export const featuredImages: string = `${image("featuredImage")},${lightImage("featuredImageLight")}`;
