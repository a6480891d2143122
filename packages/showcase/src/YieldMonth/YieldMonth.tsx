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
  /** What is drawn, in both languages. */
  content: YieldMonthContent;
  /**
   * - `hero`: the month, with yesterday in both scripts, 1440 × 880
   * - `phone`: the page of the roof, 390 wide, 844 high at most
   * - `landscape`: the month as a cover, 720 × 450
   * - `portrait`: the same, 480 × 576
   * - `small`: the same, 350 × 256
   * - `lastDays`: the end of the month with its numbers, 960 × 480
   * - `screen`: yesterday on a screen in the street, in both scripts, 480 × 640
   * - `advertisement`: the day before, as phones showed it, 390 × 640
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
 * A month of a solar roof as it was: a bar for each day, what the house takes as a dotted line, and
 * a sentence about yesterday, the last day, which is in ink. A month begins where reading does, so
 * it is mirrored on an Arabic page; the mark and what has both scripts are not.
 *
 * Not for a result of a case study (`Figure`), nor for values that a visitor compares one by one (a
 * table).
 */
export function YieldMonth({ view = "hero", ...props }: YieldMonthProps) {
  const language = useAgency().language.startsWith("ar") ? "ar" : "en";
  const Part = parts[view];
  return <Part {...props} language={language} />;
}
