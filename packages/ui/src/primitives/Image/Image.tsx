import { clsx } from "clsx";
import { useState } from "react";
import { type Theme, useTheme } from "../../foundations/ThemeProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import * as styles from "./Image.css.ts";

export interface ImageSource {
  src: string;
  /** Of the file, in px: keeps the place free until it has loaded. */
  width: number;
  /** Of the file, in px. */
  height: number;
  /** Empty for decoration. */
  alt: string;
  srcSet?: string | undefined;
  /** A tiny picture as a data URI, shown until the file has loaded. */
  placeholder?: string | undefined;
  /** The same picture drawn for the light theme. */
  light?: { src: string; srcSet?: string | undefined } | undefined;
  /** Drawn artwork mirrors in right-to-left; photographs and logos do not. @default false */
  mirror?: boolean | undefined;
}

export interface ImageProps extends OuterProps<HTMLImageElement> {
  /** The picture with its sizes and its alternative text. */
  image: ImageSource;
  /** The `sizes` attribute: how wide the picture is shown. @default "100vw" */
  sizes?: string | undefined;
  /** Crops to a ratio, such as `16/9`. @default the file's own */
  ratio?: string | undefined;
  /** `eager` for what the first screen shows. @default "lazy" */
  loading?: "lazy" | "eager" | undefined;
}

/**
 * A picture that keeps its place while it loads. Where it has a variant for the light theme both
 * are in the document and the unused one is not displayed, so a lazy one is never fetched.
 *
 * Not for drawn decoration (`Artwork`), for people without a photograph (`Avatar`) or for icons
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
        // Of the two of a picture with a variant the first has it.
        id={only === "light" ? undefined : id}
        className={clsx(classes)}
        // The variant of the other theme waits for its turn even in the first screen.
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
          // It shows the picture of the dark theme where there are two.
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
