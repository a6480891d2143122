import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

export interface YieldMonthContent {
  colors: IdentityColors;
  name: BothLanguages;
  roof: BothLanguages;
  /** Yield per day in kWh. The last day is yesterday. */
  days: readonly number[];
  /** Use of the house on an average day, in kWh. */
  use: number;
  /** Placeholders `{yesterday}`, `{before}` and `{use}`. Nouns agree with these numbers. */
  words: {
    yesterday: BothLanguages;
    reason: BothLanguages;
    use: BothLanguages;
    /** Date. `{day}` is the day of the month. */
    date: BothLanguages;
  };
  page: {
    yesterday: BothLanguages;
    unit: BothLanguages;
    notes: readonly { term: BothLanguages; value: BothLanguages }[];
    button: BothLanguages;
  };
  /** Text of a day earlier: `{before}` was yesterday then. Line breaks are kept. */
  advertisement: BothLanguages;
}

export const getNumbers = ({ days, use }: YieldMonthContent) => ({
  yesterday: days.at(-1) ?? 0,
  before: days.at(-2) ?? 0,
  use,
});

/** Formats with Latin digits in both languages: 27.4. */
export const figure = (number: number): string =>
  number.toLocaleString("en", { maximumFractionDigits: 1 });

/** Fills placeholders. Unknown ones remain. */
export const fill = (sentence: string, numbers: Readonly<Record<string, number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) => {
    const number = numbers[key];
    return number === undefined ? name : figure(number);
  });
