import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

export interface OrderBoardDish {
  name: BothLanguages;
  /** Lunches ordered. */
  count: number;
  /** Of these, how many are without nuts. */
  withoutNuts: number;
}

export interface OrderBoardContent {
  colors: IdentityColors;
  /** Of the kitchen. */
  name: BothLanguages;
  /** The day on the board, as it is written there. */
  date: BothLanguages;
  /** The last moment for an order: `9:10`. */
  time: string;
  /** How many offices there are; they are numbered from 1. */
  offices: number;
  /** The numbers of those that have not answered. */
  open: readonly number[];
  /** In the order of their numbers. All totals are their sums. */
  dishes: readonly OrderBoardDish[];
  /**
   * In each, `{lunches}`, `{offices}`, `{complete}` and `{open}` stand for sums, so the nouns agree
   * with the numbers of this content.
   */
  words: {
    /** Follows the total. */
    lunches: BothLanguages;
    complete: BothLanguages;
    stillOpen: BothLanguages;
    /** What a dot is, and a hollow one, which stands before the Latin line. */
    key: BothLanguages;
  };
  /** How one office orders, by message. */
  order: {
    /** Its number. */
    office: number;
    /** When it receives the menu, and when it answers: `8:30`. */
    sent: string;
    answered: string;
    lines: readonly {
      /** Its number, from 1. */
      dish: number;
      count: number;
      /** @default false */
      withoutNuts?: boolean | undefined;
    }[];
    /** `{office}` and `{lunches}` stand for the office's number and the sum of its lines. */
    words: {
      office: BothLanguages;
      /** How the answer is written. */
      howTo: BothLanguages;
      /** Comes before the order in words. */
      readBack: BothLanguages;
      withoutNuts: BothLanguages;
      question: BothLanguages;
      answer: BothLanguages;
    };
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Digits are Latin in both languages: 1,200. */
export const figure = (number: number): string => number.toLocaleString("en");

/** The numbers that sentences of the content name. */
export const sumTotals = ({ dishes, offices, open }: OrderBoardContent) => ({
  lunches: sum(dishes.map(({ count }) => count)),
  offices,
  complete: offices - open.length,
  open: open.length,
});

/** The same for the sentences of an order. */
export const sumOrders = ({ order }: OrderBoardContent) => ({
  office: order.office,
  lunches: sum(order.lines.map(({ count }) => count)),
});

/** The sentence with its numbers; a name it does not know stays as it is. */
export const fill = (sentence: string, numbers: Readonly<Record<string, number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) => {
    const number = numbers[key];
    return number === undefined ? name : figure(number);
  });
