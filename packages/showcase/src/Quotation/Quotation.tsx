import { useAgency } from "@agency/ui/AgencyProvider";
import { getViewDirection } from "../internal/DirectedText.tsx";
import { type ArtworkProps, Drawing } from "../internal/Drawing.tsx";
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

export interface QuotationProps extends ArtworkProps {
  content: QuotationContent;
  /**
   * - `hero`: whole quotation
   * - `phone`: page's language
   * - `landscape`, `portrait`, `small`: covers
   * - `wait`: days of waiting
   * - `chosen`: recommended route and reason
   * - `phoneArabic`, `phoneOther`: Arabic, other language
   * - `mark`: on its colour
   *
   * @default "hero"
   */
  view?: QuotationView | undefined;
}

/**
 * Artwork of a freight quotation: routes as legs on a scale of days, interrupted while the cargo
 * waits. Lengths and counts are computed. Mirrored in right-to-left pages.
 *
 * Not for prices (`Pricing`) or project phases (`Timeline`).
 */
export function Quotation({ content, view = "hero", ...outer }: QuotationProps) {
  const agency = useAgency();
  const { Draw, width, height } = views[view];
  const { ground } = content.colors;
  return (
    <Drawing {...outer} width={width} height={height}>
      <rect width={width} height={height} fill={ground} />
      <Draw content={content} place={getViewDirection(agency, view, width)} />
    </Drawing>
  );
}
