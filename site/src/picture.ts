import { croppedPicture, imageSrcSet, imageUrl } from "@agency/content";
import type {
  ContentImage,
  FeaturedImages,
  LightImage,
  Picture,
} from "@agency/content/queries/picture";
import type { ImageSource } from "@agency/ui/Image";

const widths = [400, 800, 1200, 1600, 2000];

/** A picture of the content as the library's image takes it, in sizes for every screen. */
export function pictureOf(
  original: Picture,
  {
    light: originalLight,
    alt = "",
  }: { light?: LightImage | null | undefined; alt?: string | null } = {},
): ImageSource {
  const image = croppedPicture(original);
  const light = originalLight && croppedPicture(originalLight);
  const src = ({ url }: { url: string }) => imageUrl(url, { width: 1200 });
  return {
    src: src(image),
    srcSet: imageSrcSet(image, widths),
    width: image.width,
    height: image.height,
    alt: alt ?? "",
    // It shows the whole of the original.
    placeholder: (!image.crop && image.lqip) || undefined,
    mirror: image.mirrorInRtl,
    light: light ? { src: src(light), srcSet: imageSrcSet(light, widths) } : undefined,
  };
}

/** The same for a document's featured image, which may have a variant for the light theme. */
export const featuredPicture = ({ featuredImage, featuredImageLight }: FeaturedImages) =>
  themedPicture(featuredImage, featuredImageLight);

/** The same for an image with its variant for the light theme, where it has one. */
export const themedPicture = (
  image: ContentImage | null | undefined,
  light?: LightImage | null,
): ImageSource | undefined =>
  image ? pictureOf(image, { light, alt: image.alt?.text ?? "" }) : undefined;
