import type { ArtworkProps, BilingualText, IdentityColors } from "../internal/Drawing.tsx";

export interface Departures {
  /** First departure, such as `06:12`. */
  first: string;
  /** Interval in minutes. */
  every: number;
  /** Last departure. Hours continue after midnight: `24:10`. */
  last: string;
}

export interface Boarding {
  berth: number;
  /** Code and amount, the same in both languages: `AED 18`. */
  fare: string;
}

export interface LineStop {
  name: BilingualText;
  /** Minutes from the previous stop; 0 for the first one. */
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
  /** Time of the sample, such as `13:12`. */
  now: string;
  line: {
    name: BilingualText;
    stops: readonly LineStop[];
    /** Index of this quay among the stops, neither first nor last. */
    here: number;
    /** Waiting time at each intermediate stop, in minutes. */
    stopMinutes: number;
    outward: Departures;
    homeward: Departures;
  };
  destinations: readonly QuayDestination[];
  labels: {
    next: BilingualText;
    /** Text with placeholders: `{{time}}` is the relative time, `{{berth}}` the number. */
    boarding: BilingualText;
    scale: BilingualText;
    from: BilingualText;
    /** Button. `{{destination}}` is the name. */
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
   * - `hero`: the bilingual board, 1440 × 900
   * - `phone`: in the page's language, 390 × 844
   * - `landscape`, `portrait`, `small`: covers, 720 × 450, 480 × 576 and 350 × 256
   * - `boardArabic`: the Arabic side, 976 × 500
   * - `posterColumn`: the quay's column of the poster, 270 × 374
   * - `phoneOther`: the other language
   * - `mark`: over the boats of a day, 780 × 468
   * - `poster`: 668 × 944
   *
   * @default "hero"
   */
  view?: QuayTimetableView | undefined;
  /** Minutes since midnight. @default the time of the content */
  now?: number | undefined;
  /** Whether `hero` and `phone` follow the visitor's clock. @default false */
  live?: boolean | undefined;
}
