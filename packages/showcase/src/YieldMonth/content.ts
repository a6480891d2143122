import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

export interface YieldMonthContent {
  colors: IdentityColors;
  /** Of the company. */
  name: BothLanguages;
  /** Which roof it is. */
  roof: BothLanguages;
  /** What it made on each day of the month, in kWh. The last day is yesterday. */
  days: readonly number[];
  /** What the house takes on an average day, in kWh. */
  use: number;
  /**
   * In each, `{yesterday}`, `{before}` and `{use}` stand for these numbers, so the nouns agree with
   * the numbers of this content.
   */
  words: {
    yesterday: BothLanguages;
    /** Why, and what it was the day before. */
    reason: BothLanguages;
    /** Names the dotted line. */
    use: BothLanguages;
    /** A date, whose day is `{day}`. */
    date: BothLanguages;
  };
  /** The page of the roof on a phone. */
  page: {
    /** Stands above yesterday's number, and the unit behind it. */
    yesterday: BothLanguages;
    unit: BothLanguages;
    /** What is to be known with the month. */
    notes: readonly { term: BothLanguages; value: BothLanguages }[];
    button: BothLanguages;
  };
  /** The advertisement on phones, a day earlier: `{before}` was yesterday then. Line breaks count. */
  advertisement: BothLanguages;
}

/** The numbers that sentences of the content name. */
export const getNumbers = ({ days, use }: YieldMonthContent) => ({
  yesterday: days.at(-1) ?? 0,
  before: days.at(-2) ?? 0,
  use,
});

/** Digits are Latin in both languages: 27.4. */
export const figure = (number: number): string =>
  number.toLocaleString("en", { maximumFractionDigits: 1 });

/** The sentence with its numbers; a name it does not know stays as it is. */
export const fill = (sentence: string, numbers: Readonly<Record<string, number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) => {
    const number = numbers[key];
    return number === undefined ? name : figure(number);
  });
