import { clsx } from "clsx";
import { useState } from "react";
import { type Theme, useTheme } from "../../foundations/ThemeProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import * as styles from "./Image.css.ts";

export interface ImageSource {
  src: string;
  /** Intrinsic width in px, to reserve space. */
  width: number;
  /** Intrinsic height in px. */
  height: number;
  /** Text alternative. Empty for decoration. */
  alt: string;
  srcSet?: string | undefined;
  /** Data URI of a preview, shown until the file has loaded. */
  placeholder?: string | undefined;
  light?: { src: string; srcSet?: string | undefined } | undefined;
  /** Whether to mirror artwork in right-to-left. Not for photographs and logos. @default false */
  mirror?: boolean | undefined;
}

export interface ImageProps extends OuterProps<HTMLImageElement> {
  image: ImageSource;
  /** Displayed width, as in the `sizes` attribute. @default "100vw" */
  sizes?: string | undefined;
  /** Aspect ratio to crop to, such as `16/9`. @default the ratio of the file */
  ratio?: string | undefined;
  /** `eager` for images above the fold. @default "lazy" */
  loading?: "lazy" | "eager" | undefined;
  /** Whether text beside it says the same, such as a title. Ignores `image.alt`. @default false */
  decorative?: boolean | undefined;
}

/**
 * Image that reserves its space. A variant for the light theme is rendered next to the dark one.
 * The unused one is not displayed, so lazy loading never fetches it.
 *
 * Not for generated decoration (`Artwork`), for people without a photograph (`Avatar`) or for icons
 * (`Icons`).
 */
export function Image({
  image,
  sizes = "100vw",
  ratio,
  loading = "lazy",
  decorative = false,
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
        // Ids must be unique.
        id={only === "light" ? undefined : id}
        className={clsx(classes)}
        loading={only && only !== theme ? "lazy" : loading}
        sizes={file.srcSet ? sizes : undefined}
        srcSet={file.srcSet}
        src={file.src}
        width={image.width}
        height={image.height}
        alt={decorative ? "" : image.alt}
        decoding="async"
        onLoad={() => setLoaded(file.src)}
        style={{
          aspectRatio: ratio,
          // The placeholder shows the dark variant.
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
