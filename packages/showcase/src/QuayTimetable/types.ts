import type { BothLanguages, DrawingOuterProps, IdentityColors } from "../internal/Drawing.tsx";

/** Regular departures of one day. */
export interface Departures {
  /** The first one, as `06:12`. */
  first: string;
  /** Minutes from one to the next. */
  every: number;
  /** None leaves after it. Past midnight the hours go on: `24:10`. */
  last: string;
}

/** What a passenger has to know beside the hour. */
export interface Boarding {
  berth: number;
  /** Code and amount, as `AED 18`: the same in both languages. */
  fare: string;
}

/** A stop of the line that the poster shows. */
export interface LineStop {
  name: BothLanguages;
  /** Crossing from the stop before, in minutes; of the first stop 0. */
  minutes: number;
  /** Of a stop that has a row on the board. */
  boarding?: Boarding | undefined;
}

/** A place that boats of other lines go to from this quay. */
interface QuayDestination {
  name: BothLanguages;
  /** Crossing from this quay, in minutes. */
  minutes: number;
  departures: Departures;
  boarding: Boarding;
}

/** All that the board, the poster and the phone show. */
export interface QuayTimetableContent {
  colors: IdentityColors;
  /** Behind the next departure, between ground and ink. */
  bandColor: string;
  /** The accent where it stands on the poster's paper. */
  posterAccent: string;
  quay: BothLanguages;
  /** The hour of the sample, as `13:12`. */
  now: string;
  line: {
    name: BothLanguages;
    /** From one end to the other. */
    stops: readonly LineStop[];
    /** Which of the stops this quay is, from 0; it is neither the first nor the last. */
    here: number;
    /** Minutes a boat lies at each stop between the ends. */
    stopMinutes: number;
    /** From the first stop towards the last one. */
    outward: Departures;
    /** From the last stop towards the first one. */
    homeward: Departures;
  };
  destinations: readonly QuayDestination[];
  labels: {
    /** Above the next departure. */
    next: BothLanguages;
    /** Under it: `{{time}}` stands for how soon, `{{berth}}` for the number of the berth. */
    boarding: BothLanguages;
    /** At the foot of the board. */
    scale: BothLanguages;
    /** On the phone, above the hour: where from. */
    from: BothLanguages;
    /** On the phone's button: `{{destination}}` stands for the name. */
    ticket: BothLanguages;
    /** On the poster, below the name of the line. */
    legend: BothLanguages;
    /** On the poster, above this quay. */
    here: BothLanguages;
    /** At the foot of the poster. */
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
  /** What is drawn, in both languages. */
  content: QuayTimetableContent;
  /**
   * What is shown of it:
   *
   * - `hero`: the board over the quay, in both languages, 1440 × 900
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
  /** Minutes after midnight. @default the hour of the content */
  now?: number | undefined;
  /**
   * Whether the board and the phone (`hero`, `phone`) go on with the visitor's own hour, once the
   * browser has taken over. @default false
   */
  live?: boolean | undefined;
}
