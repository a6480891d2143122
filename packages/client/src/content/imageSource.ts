import { cropPicture, getImageSrcSet, getImageUrl } from "@agency/content";
import type {
  ContentImage,
  FeaturedImages,
  LightImage,
  Picture,
} from "@agency/content/queries/picture";
import type { ImageSource } from "@agency/ui/Image";

const widths = [400, 800, 1200, 1600, 2000];

/** Returns a Sanity image's `src` and `srcset` with the editor's crop. */
export function getImageSource(
  original: Picture,
  {
    light: originalLight,
    alt = "",
  }: { light?: LightImage | null | undefined; alt?: string | null } = {},
): ImageSource {
  const image = cropPicture(original);
  const light = originalLight && cropPicture(originalLight);
  const src = ({ url }: { url: string }) => getImageUrl(url, { width: 1200 });
  return {
    src: src(image),
    srcSet: getImageSrcSet(image, widths),
    width: image.width,
    height: image.height,
    alt: alt ?? "",
    // The placeholder (LQIP) is uncropped.
    placeholder: (!image.crop && image.lqip) || undefined,
    mirror: image.mirrorInRtl,
    light: light ? { src: src(light), srcSet: getImageSrcSet(light, widths) } : undefined,
  };
}

/** Returns a document's featured image with its light variant, `undefined` if none. */
export const getFeaturedImage = ({ featuredImage, featuredImageLight }: FeaturedImages) =>
  getThemedImage(featuredImage, featuredImageLight);

/** Returns an image with its light variant and alt text, `undefined` if none. */
export const getThemedImage = (
  image: ContentImage | null | undefined,
  light?: LightImage | null,
): ImageSource | undefined =>
  image ? getImageSource(image, { light, alt: image.alt?.text ?? "" }) : undefined;
