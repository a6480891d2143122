import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode, SVGAttributes } from "react";
import * as styles from "./Drawing.css.ts";

/** A text on a surface that two scripts share: it stands there in both, whatever the page's language. */
export interface BothLanguages {
  en: string;
  ar: string;
}

/** The three colours of an identity, as CSS has them: `#073A42`. Text on the ground keeps 4.5:1. */
export interface IdentityColors {
  ground: string;
  ink: string;
  accent: string;
}

/** Left, top, width, height in units of the drawing. */
export type Crop = readonly [x: number, y: number, width: number, height: number];

/** What every drawing of a client's work takes beside its content and its view. */
export interface DrawingOuterProps extends OuterProps<SVGSVGElement> {
  /** What is to be seen, in a sentence. Without one it is decoration: the text beside it says it. */
  label?: string | undefined;
}

interface DrawingProps extends DrawingOuterProps {
  /** Size in units; the drawing is as wide as its place. */
  width: number;
  height: number;
  /** The part that is shown. @default all of it */
  crop?: Crop | undefined;
  children: ReactNode;
}

/** A flat drawing with coordinates of its own, which do not turn with the direction of the page. */
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
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named by its label, or hidden
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
  /** Of the text, which decides its direction and its typeface. @default "en" */
  lang?: "en" | "ar" | undefined;
  /** Where `x` is: at its left end, in its middle, at its right end, whatever its direction. @default "left" */
  at?: "left" | "middle" | "right" | undefined;
  /** Type size in units of the drawing. */
  size: number;
  /** @default 400 */
  weight?: 400 | 500 | 600 | undefined;
}

/** One line of text in a drawing. Large Latin text is set tighter, as everywhere; Arabic never. */
export function Words({ lang = "en", at = "left", size, weight = 400, ...text }: WordsProps) {
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
