import type { BilingualText, IdentityColors } from "../internal/Drawing.tsx";

export interface OrderBoardDish {
  name: BilingualText;
  count: number;
  withoutNuts: number;
}

export interface OrderBoardContent {
  colors: IdentityColors;
  name: BilingualText;
  date: BilingualText;
  /** Deadline: `9:10`. */
  time: string;
  /** Numbered from 1. */
  offices: number;
  /** Offices that have not answered. */
  open: readonly number[];
  /** By number. Totals are computed. */
  dishes: readonly OrderBoardDish[];
  /**
   * Placeholders `{lunches}`, `{offices}`, `{complete}`, `{open}`. Nouns agree with these totals.
   */
  words: {
    lunches: BilingualText;
    complete: BilingualText;
    stillOpen: BilingualText;
    key: BilingualText;
  };
  order: {
    office: number;
    /** Such as `8:30`. */
    sent: string;
    answered: string;
    lines: readonly {
      /** Number from 1. */
      dish: number;
      count: number;
      /** @default false */
      withoutNuts?: boolean | undefined;
    }[];
    /** `{office}` is its number, `{lunches}` the sum of its lines. */
    words: {
      office: BilingualText;
      howTo: BilingualText;
      readBack: BilingualText;
      withoutNuts: BilingualText;
      question: BilingualText;
      answer: BilingualText;
    };
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Formats with Latin digits in both languages. */
export const formatNumber = (number: number): string => number.toLocaleString("en");

export const sumTotals = ({ dishes, offices, open }: OrderBoardContent) => ({
  lunches: sum(dishes.map(({ count }) => count)),
  offices,
  complete: offices - open.length,
  open: open.length,
});

export const sumOrders = ({ order }: OrderBoardContent) => ({
  office: order.office,
  lunches: sum(order.lines.map(({ count }) => count)),
});

/** Fills placeholders. Unknown ones remain. */
export const fill = (sentence: string, numbers: Readonly<Record<string, number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) => {
    const number = numbers[key];
    return number === undefined ? name : formatNumber(number);
  });
