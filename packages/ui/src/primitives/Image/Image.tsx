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
  /** Data URI of a preview, shown until loaded. */
  placeholder?: string | undefined;
  light?: { src: string; srcSet?: string | undefined } | undefined;
  /** Mirrors artwork in right-to-left. Not for photographs and logos. @default false */
  mirror?: boolean | undefined;
}

export interface ImageProps extends OuterProps<HTMLImageElement>, ImageSource {
  /** Displayed width, as in `sizes`. @default "100vw" */
  sizes?: string | undefined;
  /** Ratio to crop to (`16/9`). @default the file's */
  ratio?: string | undefined;
  /** `eager` for images above the fold. @default "lazy" */
  loading?: "lazy" | "eager" | undefined;
}

/**
 * Image as wide as its container, with reserved space. A light-theme variant is rendered beside the
 * dark one. The unused one is not displayed, so lazy loading never fetches it.
 *
 * Not for generated decoration (`Artwork`), people without a photograph (`Avatar`) or icons.
 */
export function Image({
  src,
  srcSet,
  alt,
  width,
  height,
  placeholder,
  light,
  mirror = false,
  sizes = "100vw",
  ratio,
  loading = "lazy",
  className,
  id,
  ...outer
}: ImageProps) {
  if (process.env.NODE_ENV !== "production") {
    warn(typeof alt !== "string", `Image: ${src} has no \`alt\`; decoration has an empty one.`);
  }
  const { theme } = useTheme();
  const [loaded, setLoaded] = useState<string>();

  const variant = (file: { src: string; srcSet?: string | undefined }, only?: Theme) => {
    const classes = [
      styles.image,
      only === "dark" && styles.darkOnly,
      only === "light" && styles.lightOnly,
      mirror && styles.mirror,
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
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        onLoad={() => setLoaded(file.src)}
        style={{
          aspectRatio: ratio,
          // The placeholder shows the dark variant.
          backgroundImage:
            placeholder && only !== "light" && loaded !== file.src
              ? `url("${placeholder}")`
              : undefined,
        }}
      />
    );
  };

  if (!light) return variant({ src, srcSet });
  return (
    <>
      {variant({ src, srcSet }, "dark")}
      {variant(light, "light")}
    </>
  );
}
