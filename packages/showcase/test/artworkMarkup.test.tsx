import { caseStudyArtworkKinds } from "@agency/content";
import { describe, expect, it } from "vitest";
import { renderArtwork } from "../og-image/artworkMarkup.tsx";
import { audioGuide } from "../sample/evidence/audio-guide.ts";
import { formComparison } from "../sample/evidence/form-comparison.ts";
import { hillside } from "../sample/evidence/hillside.ts";
import { orderBoard } from "../sample/evidence/order-board.ts";
import { quayTimetable } from "../sample/evidence/quay-timetable.ts";
import { quotation } from "../sample/evidence/quotation.ts";
import { repairCard } from "../sample/evidence/repair-card.ts";
import { sentenceCovers } from "../sample/evidence/sentence-covers.ts";
import { yieldMonth } from "../sample/evidence/yield-month.ts";

const contents: Record<(typeof caseStudyArtworkKinds)[number], unknown> = {
  audioGuide,
  formComparison,
  hillside,
  orderBoard,
  quayTimetable,
  quotation,
  repairCard,
  sentenceCovers,
  yieldMonth,
};

const languages = ["en", "ar"] as const;

/** Rendered equally in librsvg and browsers, or without effect. */
const elements = new Set(
  "svg g defs use path rect circle ellipse line text tspan title".split(" "),
);
const attributes = new Set(
  [
    "viewBox direction lang id href transform style class aria-hidden role aria-label focusable",
    "d x y dx width height cx cy r rx ry x1 y1 x2 y2 pathLength",
    "fill stroke opacity fill-opacity stroke-opacity stroke-width stroke-linecap stroke-linejoin",
    "stroke-dasharray font-size font-weight font-variant letter-spacing text-anchor textLength",
  ].flatMap((names) => names.split(" ")),
);

function drawingIn(markup: string): { svg: Element; all: Element[] } {
  const place = document.createElement("div");
  place.innerHTML = markup;
  const svg = place.querySelector("svg") as Element;
  return { svg, all: [svg, ...svg.querySelectorAll("*")] };
}

const all = caseStudyArtworkKinds.flatMap((kind) =>
  languages.map((language) => [kind, language] as const),
);

describe.each(all)("the work of %s for a picture in %s", (kind, language) => {
  const drawn = () => drawingIn(renderArtwork({ kind, content: contents[kind] }, language));

  it("is an upright drawing with nothing in it that is not painted", () => {
    const { svg, all } = drawn();
    const [, , width = 0, height = 0] = (svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
    expect(width / height).toBeCloseTo(5 / 6, 2);
    const unknown = all.flatMap((element) => [
      ...(elements.has(element.localName) ? [] : [element.localName]),
      ...element.getAttributeNames().filter((attribute) => !attributes.has(attribute)),
    ]);
    expect([...new Set(unknown)]).toEqual([]);
  });

  it("has colours that need no page", () => {
    const colors = drawn().all.flatMap((element) =>
      ["fill", "stroke"].map((name) => element.getAttribute(name)),
    );
    const told = colors.filter((color) => color !== null);
    expect(told.length).toBeGreaterThan(2);
    expect(told.filter((color) => !/^(none|#[\da-f]{3,8})$/i.test(color))).toEqual([]);
  });
});
