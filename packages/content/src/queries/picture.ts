import { type LocalizedText, optionalText } from "../localized.ts";

/** How much is cut off each side, as fractions of the original. Source: `sanity.imageCrop`. */
export type Crop = Record<"top" | "bottom" | "left" | "right", number>;

/** A picture in the content service. Sizes are the pixels of the original. */
export interface Picture {
  /** Address of the original. Ask for a size with `imageUrl` or `imageSrcSet`. */
  url: string;
  width: number;
  height: number;
  /** A tiny blurred placeholder, as a data address. */
  lqip: string | null;
  /** Drawn artwork that begins on the reading side: to be mirrored in a right-to-left page. */
  mirrorInRtl: boolean;
  /** What the editor cuts off. `croppedPicture` does. */
  crop: Crop | null;
}

/** A picture with its text alternative; no `alt` means that it is decoration. */
export interface ContentImage extends Picture {
  alt: LocalizedText | null;
}

/** The variant of an image for the light theme. */
export type LightImage = Pick<Picture, "url" | "width" | "height" | "crop">;

/** The picture of a document that stands in lists. */
export interface FeaturedImages {
  featuredImage: ContentImage | null;
  /** For the light theme, where there is one of its own; the rest is as of `featuredImage`. */
  featuredImageLight: LightImage | null;
}

const asset = 'url,"width":metadata.dimensions.width,"height":metadata.dimensions.height';
const shown = '"mirrorInRtl":mirrorInRtl==true,crop';
const fields = `...asset->{${asset},"lqip":metadata.lqip},${shown}`;

/** GROQ of the inside of an image field; result type `Picture`. */
export const picture = `{${fields}}`;

const contentImage = `{${fields},${optionalText("alt")}}`;

/** `"featuredImage":{…}`, or null where there is no asset; result type `ContentImage | null`. */
export const image = (field: string): string =>
  `"${field}":select(defined(${field}.asset)=>${field}${contentImage})`;

/**
 * Those of some image fields that have an asset, in this order; result type `ContentImage[]`. Without
 * a placeholder, which weighs more than all the rest: for what stands far below the first screen.
 */
export const getImages = (name: string, names: readonly string[]): string =>
  `"${name}":[${names.join()}][defined(asset)]{...asset->{${asset}},"lqip":null,${shown},${optionalText("alt")}}`;

/** A list of images; result type `ContentImage[]`. */
export const images = (field: string): string =>
  `"${field}":coalesce(${field}[defined(asset)]${contentImage},[])`;

/** GROQ of an image's variant for the light theme: the other says what it shows. */
export const lightImage = (name: string): string =>
  `"${name}":select(defined(${name}.asset)=>${name}{...asset->{${asset}},crop})`;

/** GROQ of the fields of `FeaturedImages`. */
export const featuredImages: string = `${image("featuredImage")},${lightImage("featuredImageLight")}`;
