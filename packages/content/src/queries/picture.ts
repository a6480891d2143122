import { type LocalizedText, optionalText } from "../language.ts";

/** A picture in the content service. Sizes are the pixels of the original. */
export interface Picture {
  /** Address of the original. Ask for a size with `imageUrl` or `imageSrcSet`. */
  url: string;
  width: number;
  height: number;
  /** A tiny blurred placeholder, as a data address. */
  lqip: string | null;
  /** The point that a crop has to keep, from 0,0 (top left) to 1,1. */
  hotspot: { x: number; y: number } | null;
  /** Drawn artwork that begins on the reading side: to be mirrored in a right-to-left page. */
  mirrorInRtl: boolean;
}

/** A picture with its text alternative; no `alt` means that it is decoration. */
export interface ContentImage extends Picture {
  alt: LocalizedText | null;
}

const asset =
  '...asset->{url,"width":metadata.dimensions.width,"height":metadata.dimensions.height,"lqip":metadata.lqip}';

/** GROQ of the inside of an image field; result type `Picture`. */
export const picture = `{${asset},"hotspot":hotspot{x,y},"mirrorInRtl":mirrorInRtl==true}`;

const contentImage = `{${asset},"hotspot":hotspot{x,y},"mirrorInRtl":mirrorInRtl==true,${optionalText("alt")}}`;

/** `"featuredImage":{…}`, or null where there is no asset; result type `ContentImage | null`. */
export const image = (field: string): string =>
  `"${field}":select(defined(${field}.asset)=>${field}${contentImage})`;

/** A list of images; result type `ContentImage[]`. */
export const images = (field: string): string =>
  `"${field}":coalesce(${field}[defined(asset)]${contentImage},[])`;
