import type { SVGAttributes } from "react";
import { type BilingualText, SvgText } from "./Drawing.tsx";

/** Positions are from the inline-start side. */
export interface DrawingDirection {
  language: "en" | "ar";
  mirrored: boolean;
  width: number;
}

export const toX = ({ mirrored, width }: DrawingDirection, x: number) =>
  Math.round((mirrored ? width - x : x) * 10) / 10;

interface SaidProps extends Omit<SVGAttributes<SVGTextElement>, "lang" | "x"> {
  place: DrawingDirection;
  text: BilingualText | string;
  x: number;
  y: number;
  /** Anchor of `x`. @default "start" */
  from?: "start" | "middle" | "end" | undefined;
  /** Language of the text. @default the drawing's; "en" for a string */
  lang?: "en" | "ar" | undefined;
  size: number;
  /** Latin only. Arabic, darker, has 400. @default 400 */
  weight?: 400 | 500 | undefined;
}

export function DirectedText({
  place,
  text,
  x,
  from = "start",
  lang = typeof text === "string" ? "en" : place.language,
  weight = 400,
  ...rest
}: SaidProps) {
  const atLeft = (from === "start") !== place.mirrored;
  return (
    <SvgText
      {...rest}
      weight={lang === "ar" ? 400 : weight}
      lang={lang}
      x={toX(place, x)}
      at={from === "middle" ? from : atLeft ? "left" : "right"}
    >
      {typeof text === "string" ? text : text[lang]}
    </SvgText>
  );
}

/** Returns a view's language and direction. Some differ from the page's. */
export function getViewDirection(
  { language, direction }: { language: string; direction: "ltr" | "rtl" },
  view: string,
  width: number,
): DrawingDirection {
  const isArabic = language.startsWith("ar");
  const drawnArabic = view === "phoneArabic" || (view === "phoneOther" ? !isArabic : isArabic);
  return {
    language: drawnArabic ? "ar" : "en",
    mirrored: drawnArabic === isArabic ? direction === "rtl" : drawnArabic,
    width,
  };
}
