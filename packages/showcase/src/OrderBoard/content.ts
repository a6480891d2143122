import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

export interface OrderBoardDish {
  name: BothLanguages;
  count: number;
  /** Number of these lunches without nuts. */
  withoutNuts: number;
}

export interface OrderBoardContent {
  colors: IdentityColors;
  /** Name of the kitchen. */
  name: BothLanguages;
  /** Date as written on the board. */
  date: BothLanguages;
  /** Order deadline: `9:10`. */
  time: string;
  /** Number of offices. They are numbered from 1. */
  offices: number;
  /** Numbers of the offices that have not answered. */
  open: readonly number[];
  /** Dishes by number. All totals are computed from them. */
  dishes: readonly OrderBoardDish[];
  /**
   * Placeholders `{lunches}`, `{offices}`, `{complete}` and `{open}` are totals. Nouns agree with
   * the totals of this content.
   */
  words: {
    /** Noun after the total. */
    lunches: BothLanguages;
    complete: BothLanguages;
    stillOpen: BothLanguages;
    /** Legend of a dot and of a hollow dot, which is drawn before the Latin line. */
    key: BothLanguages;
  };
  /** Order of one office, by message. */
  order: {
    office: number;
    /** Times of the menu and of the answer: `8:30`. */
    sent: string;
    answered: string;
    lines: readonly {
      /** Number of the dish, from 1. */
      dish: number;
      count: number;
      /** @default false */
      withoutNuts?: boolean | undefined;
    }[];
    /** Placeholders: `{office}` is the office's number, `{lunches}` the sum of its lines. */
    words: {
      office: BothLanguages;
      /** Instructions for the answer. */
      howTo: BothLanguages;
      /** Introduces the confirmation. */
      readBack: BothLanguages;
      withoutNuts: BothLanguages;
      question: BothLanguages;
      answer: BothLanguages;
    };
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Formats a number with Latin digits in both languages: 1,200. */
export const figure = (number: number): string => number.toLocaleString("en");

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
    return number === undefined ? name : figure(number);
  });
