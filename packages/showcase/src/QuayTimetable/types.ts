import type { ArtworkProps, BilingualText, IdentityColors } from "../internal/Drawing.tsx";

export interface Departures {
  /** Such as `06:12`. */
  first: string;
  /** In minutes. */
  every: number;
  /** Continues after midnight: `24:10`. */
  last: string;
}

export interface Boarding {
  berth: number;
  /** Same in both languages: `AED 18`. */
  fare: string;
}

export interface LineStop {
  name: BilingualText;
  /** From the previous stop. 0 for the first. */
  minutes: number;
  boarding?: Boarding | undefined;
}

interface QuayDestination {
  name: BilingualText;
  minutes: number;
  departures: Departures;
  boarding: Boarding;
}

export interface QuayTimetableContent {
  colors: IdentityColors;
  bandColor: string;
  posterAccent: string;
  quay: BilingualText;
  /** Such as `13:12`. */
  now: string;
  line: {
    name: BilingualText;
    stops: readonly LineStop[];
    /** Index of this quay, neither first nor last. */
    here: number;
    /** Minutes at each intermediate stop. */
    stopMinutes: number;
    outward: Departures;
    homeward: Departures;
  };
  destinations: readonly QuayDestination[];
  labels: {
    next: BilingualText;
    /** `{{time}}` is the relative time, `{{berth}}` the number. */
    boarding: BilingualText;
    scale: BilingualText;
    from: BilingualText;
    /** `{{destination}}` is the name. */
    ticket: BilingualText;
    legend: BilingualText;
    here: BilingualText;
    column: BilingualText;
  };
}

export type QuayTimetableView =
  | "hero"
  | "phone"
  | "landscape"
  | "portrait"
  | "small"
  | "boardArabic"
  | "posterColumn"
  | "phoneOther"
  | "mark"
  | "poster";

export interface QuayTimetableProps extends ArtworkProps {
  content: QuayTimetableContent;
  /**
   * - `hero`: bilingual board, 1440 × 900
   * - `phone`: page's language, 390 × 844
   * - `landscape`, `portrait`, `small`: covers, 720 × 450, 480 × 576, 350 × 256
   * - `boardArabic`: 976 × 500
   * - `posterColumn`: this quay's column, 270 × 374
   * - `phoneOther`: other language
   * - `mark`: over a day's boats, 780 × 468
   * - `poster`: 668 × 944
   *
   * @default "hero"
   */
  view?: QuayTimetableView | undefined;
  /** Minutes since midnight. @default from `content` */
  now?: number | undefined;
  /** Whether `hero` and `phone` follow the clock. @default false */
  live?: boolean | undefined;
}
