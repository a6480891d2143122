import { useAgency } from "@agency/ui/AgencyProvider";
import type { ArtworkProps } from "../internal/Drawing.tsx";
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

export interface YieldMonthProps extends ArtworkProps {
  content: YieldMonthContent;
  /**
   * - `hero`: yesterday in both scripts, 1440 × 880
   * - `phone`: 390 wide, at most 844 high
   * - `landscape`, `portrait`, `small`: covers, 720 × 450, 480 × 576, 350 × 256
   * - `lastDays`: 960 × 480
   * - `screen`: `hero` at 480 × 640
   * - `advertisement`: the day before, 390 × 640
   * - `mark`: before the month, 784 × 470
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
 * about yesterday. Mirrored in right-to-left pages, except the mark and bilingual views.
 *
 * Not for results (`Figure`) or values to compare (a table).
 */
export function YieldMonth({ view = "hero", ...props }: YieldMonthProps) {
  const language = useAgency().language.startsWith("ar") ? "ar" : "en";
  const Part = parts[view];
  return <Part {...props} language={language} />;
}
