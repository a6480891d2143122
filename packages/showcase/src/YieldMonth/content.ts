import type { BilingualText, IdentityColors } from "../internal/Drawing.tsx";

export interface YieldMonthContent {
  colors: IdentityColors;
  name: BilingualText;
  roof: BilingualText;
  /** Yield per day in kWh. The last day is yesterday. */
  days: readonly number[];
  /** Use of the house on an average day, in kWh. */
  use: number;
  /** Placeholders `{yesterday}`, `{before}` and `{use}`. Nouns agree with these numbers. */
  words: {
    yesterday: BilingualText;
    reason: BilingualText;
    use: BilingualText;
    /** Date. `{day}` is the day of the month. */
    date: BilingualText;
  };
  page: {
    yesterday: BilingualText;
    unit: BilingualText;
    notes: readonly { term: BilingualText; value: BilingualText }[];
    button: BilingualText;
  };
  /** Text of a day earlier: `{before}` was yesterday then. Line breaks are kept. */
  advertisement: BilingualText;
}

export const getNumbers = ({ days, use }: YieldMonthContent) => ({
  yesterday: days.at(-1) ?? 0,
  before: days.at(-2) ?? 0,
  use,
});

/** Formats with Latin digits in both languages: 27.4. */
export const formatNumber = (number: number): string =>
  number.toLocaleString("en", { maximumFractionDigits: 1 });

/** Fills placeholders. Unknown ones remain. */
export const fill = (sentence: string, numbers: Readonly<Record<string, number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) => {
    const number = numbers[key];
    return number === undefined ? name : formatNumber(number);
  });
