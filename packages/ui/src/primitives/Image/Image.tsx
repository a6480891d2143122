import { clsx } from "clsx";
import { useState } from "react";
import { type Theme, useTheme } from "../../foundations/ThemeProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import * as styles from "./Image.css.ts";

export interface ImageSource {
  src: string;
  /** Width of the file, in px. Reserves the space until it has loaded. */
  width: number;
  /** Height of the file, in px. */
  height: number;
  /** Text alternative. Empty for decoration. */
  alt: string;
  srcSet?: string | undefined;
  /** Data URI of a tiny preview, shown until the file has loaded. */
  placeholder?: string | undefined;
  /** Variant for the light theme. */
  light?: { src: string; srcSet?: string | undefined } | undefined;
  /**
   * Whether to mirror it in right-to-left. For artwork, not for photographs and logos.
   *
   * @default false
   */
  mirror?: boolean | undefined;
}

export interface ImageProps extends OuterProps<HTMLImageElement> {
  image: ImageSource;
  /** `sizes` attribute: the displayed width of the image. @default "100vw" */
  sizes?: string | undefined;
  /** Aspect ratio to crop to, such as `16/9`. @default the ratio of the file */
  ratio?: string | undefined;
  /** `eager` for images above the fold. @default "lazy" */
  loading?: "lazy" | "eager" | undefined;
}

/**
 * Image that reserves its space while it loads. If there is a variant for the light theme, both are
 * in the document. The unused one is not displayed, so lazy loading never fetches it.
 *
 * Not for generated decoration (`Artwork`), for people without a photograph (`Avatar`) or for icons
 * (`Icons`).
 */
export function Image({
  image,
  sizes = "100vw",
  ratio,
  loading = "lazy",
  className,
  id,
  ...outer
}: ImageProps) {
  if (process.env.NODE_ENV !== "production") {
    warn(
      typeof image.alt !== "string",
      `Image: ${image.src} has no \`alt\`; decoration has an empty one.`,
    );
  }
  const { theme } = useTheme();
  const [loaded, setLoaded] = useState<string>();

  const variant = (file: { src: string; srcSet?: string | undefined }, only?: Theme) => {
    const classes = [
      styles.image,
      only === "dark" && styles.darkOnly,
      only === "light" && styles.lightOnly,
      image.mirror && styles.mirror,
      className,
    ];
    return (
      <img
        {...outer}
        // Only the first of two variants gets the id.
        id={only === "light" ? undefined : id}
        className={clsx(classes)}
        // The variant of the other theme stays lazy, even above the fold.
        loading={only && only !== theme ? "lazy" : loading}
        sizes={file.srcSet ? sizes : undefined}
        srcSet={file.srcSet}
        src={file.src}
        width={image.width}
        height={image.height}
        alt={image.alt}
        decoding="async"
        onLoad={() => setLoaded(file.src)}
        style={{
          aspectRatio: ratio,
          // The placeholder shows the dark variant, so the light one gets none.
          backgroundImage:
            image.placeholder && only !== "light" && loaded !== file.src
              ? `url("${image.placeholder}")`
              : undefined,
        }}
      />
    );
  };

  if (!image.light) return variant(image);
  return (
    <>
      {variant(image, "dark")}
      {variant(image.light, "light")}
    </>
  );
}
