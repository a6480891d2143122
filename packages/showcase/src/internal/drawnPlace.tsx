import type { SVGAttributes } from "react";
import { type BothLanguages, Words } from "./Drawing.tsx";

/** A drawing's width and reading direction. Places are counted from the side where reading starts. */
export interface Place {
  language: "en" | "ar";
  mirrored: boolean;
  width: number;
}

/** The x of something that stands so far from the side where reading starts. */
export const across = ({ mirrored, width }: Place, x: number) =>
  Math.round((mirrored ? width - x : x) * 10) / 10;

interface SaidProps extends Omit<SVGAttributes<SVGTextElement>, "lang" | "x"> {
  place: Place;
  text: BothLanguages | string;
  /** From the side where reading starts. */
  x: number;
  y: number;
  /** Which end of the text `x` is. @default "start" */
  from?: "start" | "middle" | "end" | undefined;
  /** @default the drawing's; a string is Latin */
  lang?: "en" | "ar" | undefined;
  size: number;
  /** Of Latin text; Arabic, which is darker, has 400. @default 400 */
  weight?: 400 | 500 | undefined;
}

/** A text at its place, in the drawing's language. */
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

/** In which language and direction a view is drawn: some show another one than the page's. */
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
