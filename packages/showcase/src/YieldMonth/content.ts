import type { BilingualText, IdentityColors } from "../internal/Drawing.tsx";

export interface YieldMonthContent {
  colors: IdentityColors;
  name: BilingualText;
  roof: BilingualText;
  /** In kWh per day, until yesterday. */
  days: readonly number[];
  /** Average daily use in kWh. */
  use: number;
  /** Placeholders `{yesterday}`, `{before}`, `{use}`. Nouns agree with these numbers. */
  words: {
    yesterday: BilingualText;
    reason: BilingualText;
    use: BilingualText;
    /** `{day}` is the day of the month. */
    date: BilingualText;
  };
  page: {
    yesterday: BilingualText;
    unit: BilingualText;
    notes: readonly { term: BilingualText; value: BilingualText }[];
    button: BilingualText;
  };
  /** A day earlier: `{before}` was yesterday then. Line breaks are kept. */
  advertisement: BilingualText;
}

export const getNumbers = ({ days, use }: YieldMonthContent) => ({
  yesterday: days.at(-1) ?? 0,
  before: days.at(-2) ?? 0,
  use,
});

/** Formats with Latin digits in both languages. */
export const formatNumber = (number: number): string =>
  number.toLocaleString("en", { maximumFractionDigits: 1 });

/** Fills placeholders. Unknown ones remain. */
export const fill = (sentence: string, numbers: Readonly<Record<string, number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) => {
    const number = numbers[key];
    return number === undefined ? name : formatNumber(number);
  });
