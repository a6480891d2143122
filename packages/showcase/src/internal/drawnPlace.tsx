import type { SVGAttributes } from "react";
import { type BothLanguages, Words } from "./Drawing.tsx";

/** Width and direction of a drawing. Positions are from the inline-start side. */
export interface Place {
  language: "en" | "ar";
  mirrored: boolean;
  width: number;
}

export const across = ({ mirrored, width }: Place, x: number) =>
  Math.round((mirrored ? width - x : x) * 10) / 10;

interface SaidProps extends Omit<SVGAttributes<SVGTextElement>, "lang" | "x"> {
  place: Place;
  text: BothLanguages | string;
  x: number;
  y: number;
  /** Anchor of `x`. @default "start" */
  from?: "start" | "middle" | "end" | undefined;
  /** Language of the text. @default the drawing's; "en" for a string */
  lang?: "en" | "ar" | undefined;
  size: number;
  /** Weight of Latin text. Arabic, which is darker, has 400. @default 400 */
  weight?: 400 | 500 | undefined;
}

export function Said({
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
    <Words
      {...rest}
      weight={lang === "ar" ? 400 : weight}
      lang={lang}
      x={across(place, x)}
      at={from === "middle" ? from : atLeft ? "left" : "right"}
    >
      {typeof text === "string" ? text : text[lang]}
    </Words>
  );
}

/** Returns language and direction of a view. Some differ from the page's. */
export function placeOn(
  { language, direction }: { language: string; direction: "ltr" | "rtl" },
  view: string,
  width: number,
): Place {
  const isArabic = language.startsWith("ar");
  const drawnArabic = view === "phoneArabic" || (view === "phoneOther" ? !isArabic : isArabic);
  return {
    language: drawnArabic ? "ar" : "en",
    mirrored: drawnArabic === isArabic ? direction === "rtl" : drawnArabic,
    width,
  };
}
