import { useAgency } from "@agency/ui/AgencyProvider";
import type { DrawingOuterProps } from "../internal/Drawing.tsx";
import type { YieldMonthContent } from "./content.ts";
import { Advertisement, LargeMark, LastDays, Screen } from "./details.tsx";
import { RoofPage } from "./RoofPage.tsx";
import { Hero, Landscape, Portrait, Small } from "./views.tsx";

export type YieldMonthView =
  | "hero"
  | "phone"
  | "landscape"
  | "portrait"
  | "small"
  | "lastDays"
  | "screen"
  | "advertisement"
  | "mark";

export interface YieldMonthProps extends DrawingOuterProps {
  /** Content in both languages. */
  content: YieldMonthContent;
  /**
   * - `hero`: the month with yesterday in both scripts, 1440 × 880
   * - `phone`: the roof's page, 390 wide, at most 844 high
   * - `landscape`: cover, 720 × 450
   * - `portrait`: cover, 480 × 576
   * - `small`: cover on a phone, 350 × 256
   * - `lastDays`: the end of the month with its numbers, 960 × 480
   * - `screen`: a public screen with yesterday in both scripts, 480 × 640
   * - `advertisement`: the day before on phones, 390 × 640
   * - `mark`: the mark in front of the month, 784 × 470
   *
   * @default "hero"
   */
  view?: YieldMonthView | undefined;
}

const parts = {
  hero: Hero,
  phone: RoofPage,
  landscape: Landscape,
  portrait: Portrait,
  small: Small,
  lastDays: LastDays,
  screen: Screen,
  advertisement: Advertisement,
  mark: LargeMark,
};

/**
 * Artwork of a solar roof's month: a bar per day, the house's use as a dotted line, and a sentence
 * about yesterday, the last day. The month is mirrored in right-to-left pages. The mark and
 * bilingual views are not.
 *
 * Not for results of a case study (`Figure`), nor for values to compare (a table).
 */
export function YieldMonth({ view = "hero", ...props }: YieldMonthProps) {
  const language = useAgency().language.startsWith("ar") ? "ar" : "en";
  const Part = parts[view];
  return <Part {...props} language={language} />;
}
