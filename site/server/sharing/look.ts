import type { Element } from "./markup.ts";

/** What an element hands on to those inside (SVG 2, section 6.1). */
export interface Look {
  fill: string;
  stroke: string;
  opacity: number;
  fillOpacity: number;
  strokeOpacity: number;
  strokeWidth: number;
  cap: CanvasLineCap;
  join: CanvasLineJoin;
  dashes: number[];
  fontSize: number;
  fontWeight: number;
  letterSpacing: string;
  anchor: string;
  direction: "ltr" | "rtl";
  lang: string;
  figures: string;
}

/** Before anything says otherwise; figures are as wide as each other, as in every drawing. */
export const initial: Look = {
  fill: "#000",
  stroke: "none",
  opacity: 1,
  fillOpacity: 1,
  strokeOpacity: 1,
  strokeWidth: 1,
  cap: "butt",
  join: "miter",
  dashes: [],
  fontSize: 16,
  fontWeight: 400,
  letterSpacing: "0",
  anchor: "start",
  direction: "ltr",
  lang: "en",
  figures: '"tnum"',
};

/** The numbers in a list of them. */
export const numbers = (text: string) =>
  text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi)?.map(Number) ?? [];

/** @returns the number of an attribute */
export const numberOf = ({ attributes }: Element, name: string, otherwise = 0): number => {
  const value = Number.parseFloat(attributes[name] ?? "");
  return Number.isNaN(value) ? otherwise : value;
};

/** How an element looks, in what it stands in. */
export function lookOf(element: Element, outer: Look): Look {
  const { attributes: own } = element;
  const number = (name: string, otherwise: number) => numberOf(element, name, otherwise);
  const dashes = own["stroke-dasharray"];
  const figures = own["font-variant"] === "normal" ? "" : undefined;
  return {
    fill: own.fill ?? outer.fill,
    stroke: own.stroke ?? outer.stroke,
    // Of a group it is taken for each of its shapes: where they overlap, both are seen.
    opacity: outer.opacity * number("opacity", 1),
    fillOpacity: number("fill-opacity", outer.fillOpacity),
    strokeOpacity: number("stroke-opacity", outer.strokeOpacity),
    strokeWidth: number("stroke-width", outer.strokeWidth),
    cap: (own["stroke-linecap"] as CanvasLineCap | undefined) ?? outer.cap,
    join: (own["stroke-linejoin"] as CanvasLineJoin | undefined) ?? outer.join,
    dashes: dashes === undefined ? outer.dashes : numbers(dashes),
    fontSize: number("font-size", outer.fontSize),
    fontWeight: number("font-weight", outer.fontWeight),
    letterSpacing:
      /letter-spacing:\s*([^;]+)/.exec(own.style ?? "")?.[1] ??
      own["letter-spacing"] ??
      outer.letterSpacing,
    anchor: own["text-anchor"] ?? outer.anchor,
    direction: (own.direction as Look["direction"] | undefined) ?? outer.direction,
    lang: own.lang ?? outer.lang,
    figures: figures ?? outer.figures,
  };
}
