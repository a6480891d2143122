import type { BothLanguages, DrawingOuterProps, IdentityColors } from "../internal/Drawing.tsx";

export interface Departures {
  /** First departure, such as `06:12`. */
  first: string;
  /** Interval in minutes. */
  every: number;
  /** Latest departure. Hours continue after midnight: `24:10`. */
  last: string;
}

export interface Boarding {
  berth: number;
  /** Currency code and amount, the same in both languages: `AED 18`. */
  fare: string;
}

export interface LineStop {
  name: BothLanguages;
  /** Minutes from the previous stop; 0 for the first one. */
  minutes: number;
  /** Present if the stop has a row on the board. */
  boarding?: Boarding | undefined;
}

/** Destination of another line from this quay. */
interface QuayDestination {
  name: BothLanguages;
  minutes: number;
  departures: Departures;
  boarding: Boarding;
}

export interface QuayTimetableContent {
  colors: IdentityColors;
  /** Colour behind the next departure, between ground and ink. */
  bandColor: string;
  /** Accent on the poster's paper. */
  posterAccent: string;
  quay: BothLanguages;
  /** Time of the sample, such as `13:12`. */
  now: string;
  line: {
    name: BothLanguages;
    stops: readonly LineStop[];
    /** Index of this quay among the stops, neither first nor last. */
    here: number;
    /** Minutes that a boat waits at each intermediate stop. */
    stopMinutes: number;
    /** Towards the last stop. */
    outward: Departures;
    /** Towards the first stop. */
    homeward: Departures;
  };
  destinations: readonly QuayDestination[];
  labels: {
    /** Heading of the next departure. */
    next: BothLanguages;
    /** Text below it. `{{time}}` is the relative time, `{{berth}}` the number. */
    boarding: BothLanguages;
    scale: BothLanguages;
    /** Origin, above the hour on the phone. */
    from: BothLanguages;
    /** Button on the phone. `{{destination}}` is the name. */
    ticket: BothLanguages;
    legend: BothLanguages;
    here: BothLanguages;
    column: BothLanguages;
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

export interface QuayTimetableProps extends DrawingOuterProps {
  /** Content in both languages. */
  content: QuayTimetableContent;
  /**
   * - `hero`: the bilingual board, 1440 × 900
   * - `phone`: the phone in the page's language, 390 × 844
   * - `landscape`, `portrait`, `small`: covers, 720 × 450, 480 × 576 and 350 × 256
   * - `boardArabic`: the Arabic side of the board, 976 × 500
   * - `posterColumn`: the quay's own column of the poster, 270 × 374
   * - `phoneOther`: the phone in the other language
   * - `mark`: the mark over the boats of a day, 780 × 468
   * - `poster`: the whole poster, 668 × 944
   *
   * @default "hero"
   */
  view?: QuayTimetableView | undefined;
  /** Minutes since midnight. @default the time of the content */
  now?: number | undefined;
  /** Whether `hero` and `phone` follow the visitor's clock after hydration. @default false */
  live?: boolean | undefined;
}
