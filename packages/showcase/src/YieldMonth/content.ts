import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

export interface YieldMonthContent {
  colors: IdentityColors;
  /** Name of the company. */
  name: BothLanguages;
  /** Name of the roof. */
  roof: BothLanguages;
  /** Yield per day in kWh. The last day is yesterday. */
  days: readonly number[];
  /** Average daily use of the house in kWh. */
  use: number;
  /**
   * Placeholders `{yesterday}`, `{before}` and `{use}`. Nouns agree with the numbers of this
   * content.
   */
  words: {
    yesterday: BothLanguages;
    /** Reason, with the day before. */
    reason: BothLanguages;
    /** Label of the dotted line. */
    use: BothLanguages;
    /** Date with the placeholder `{day}`. */
    date: BothLanguages;
  };
  page: {
    /** Heading of yesterday's number, and the unit after it. */
    yesterday: BothLanguages;
    unit: BothLanguages;
    /** Facts about the month. */
    notes: readonly { term: BothLanguages; value: BothLanguages }[];
    button: BothLanguages;
  };
  /**
   * Advertisement on phones, a day earlier: `{before}` was yesterday then. Line breaks are kept.
   */
  advertisement: BothLanguages;
}

export const getNumbers = ({ days, use }: YieldMonthContent) => ({
  yesterday: days.at(-1) ?? 0,
  before: days.at(-2) ?? 0,
  use,
});

/** Formats a number with Latin digits in both languages: 27.4. */
export const figure = (number: number): string =>
  number.toLocaleString("en", { maximumFractionDigits: 1 });

/** Fills placeholders. Unknown ones remain. */
export const fill = (sentence: string, numbers: Readonly<Record<string, number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) => {
    const number = numbers[key];
    return number === undefined ? name : figure(number);
  });
