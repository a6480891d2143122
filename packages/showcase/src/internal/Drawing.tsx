import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode, SVGAttributes } from "react";
import * as styles from "./Drawing.css.ts";

export interface BilingualText {
  en: string;
  ar: string;
}

/** Colours such as `#073A42`. Ink on ground keeps 4.5:1. */
export interface IdentityColors {
  ground: string;
  ink: string;
  accent: string;
}

export type Crop = readonly [x: number, y: number, width: number, height: number];

export interface ArtworkProps extends OuterProps<SVGSVGElement> {
  /** Accessible name. Without it decorative: text beside it must say the same. */
  label?: string | undefined;
}

interface DrawingProps extends ArtworkProps {
  /** Size in units. As wide as its container. */
  width: number;
  height: number;
  /** Visible part. @default all */
  crop?: Crop | undefined;
  children: ReactNode;
}

/** SVG drawing, never mirrored. */
export function Drawing({
  width,
  height,
  crop = [0, 0, width, height],
  label,
  className,
  children,
  ...outer
}: DrawingProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: labelled or hidden
    <svg
      {...outer}
      viewBox={crop.join(" ")}
      direction="ltr"
      className={clsx(styles.root, className)}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {children}
    </svg>
  );
}

interface WordsProps extends Omit<SVGAttributes<SVGTextElement>, "lang" | "textAnchor"> {
  /** Sets direction and typeface. @default "en" */
  lang?: "en" | "ar" | undefined;
  /** Physical anchor of `x`. @default "left" */
  at?: "left" | "middle" | "right" | undefined;
  size: number;
  /** Font weight. @default 400 */
  weight?: 400 | 500 | 600 | undefined;
}

/** Line of text. Large Latin has negative tracking, Arabic never. */
export function SvgText({ lang = "en", at = "left", size, weight = 400, ...text }: WordsProps) {
  const arabic = lang === "ar";
  const anchors = {
    left: arabic ? "end" : "start",
    middle: "middle",
    right: arabic ? "start" : "end",
  } as const;
  return (
    <text
      {...text}
      lang={lang}
      direction={arabic ? "rtl" : "ltr"}
      textAnchor={anchors[at]}
      fontSize={size}
      fontWeight={weight}
      letterSpacing={arabic || size < 20 ? 0 : `${size < 40 ? -0.01 : -0.03}em`}
    />
  );
}
