import { useAgency } from "@agency/ui/AgencyProvider";
import { Drawing, type DrawingOuterProps } from "../internal/Drawing.tsx";
import { placeOn } from "../internal/drawnPlace.tsx";
import type { QuotationContent } from "./content.ts";
import { Landscape, Portrait, Small } from "./covers.tsx";
import { Chosen, LargeMark, Wait } from "./details.tsx";
import { Hero } from "./hero.tsx";
import { Phone } from "./phone.tsx";

const views = {
  hero: { Draw: Hero, width: 1440, height: 900 },
  phone: { Draw: Phone, width: 390, height: 834 },
  landscape: { Draw: Landscape, width: 720, height: 450 },
  portrait: { Draw: Portrait, width: 480, height: 576 },
  small: { Draw: Small, width: 350, height: 256 },
  wait: { Draw: Wait, width: 924, height: 456 },
  chosen: { Draw: Chosen, width: 450, height: 608 },
  phoneArabic: { Draw: Phone, width: 390, height: 834 },
  phoneOther: { Draw: Phone, width: 390, height: 834 },
  mark: { Draw: LargeMark, width: 784, height: 470 },
} as const;

export type QuotationView = keyof typeof views;

export interface QuotationProps extends DrawingOuterProps {
  /** What is drawn, in both languages. */
  content: QuotationContent;
  /**
   * - `hero`: the whole quotation, from edge to edge of a page.
   * - `phone`: the same as a screen of the carrier's, in the page's language.
   * - `landscape`, `portrait`: covers.
   * - `small`: a cover on a phone, the routes alone.
   * - `wait`: the days on which the cargo waits.
   * - `chosen`: the recommended route, and why it is recommended.
   * - `phoneArabic`: the screen in Arabic on any page.
   * - `phoneOther`: the screen in the other language.
   * - `mark`: the mark on its colour.
   *
   * @default "hero"
   */
  view?: QuotationView | undefined;
}

/**
 * A freight quotation: routes of one container as legs on a scale of days, broken where the cargo
 * waits, the recommended one thickest and on its own ground. Lengths, axis and counts of days follow
 * from the legs. It reads from the page's side; in English it has the Arabic beside, as the customer
 * gets it.
 *
 * Not for a price list (`Pricing`) or phases of a project (`Timeline`).
 */
export function Quotation({ content, view = "hero", ...outer }: QuotationProps) {
  const agency = useAgency();
  const { Draw, width, height } = views[view];
  const { ground } = content.colors;
  return (
    <Drawing {...outer} width={width} height={height}>
      <rect width={width} height={height} fill={ground} />
      <Draw content={content} place={placeOn(agency, view, width)} />
    </Drawing>
  );
}
