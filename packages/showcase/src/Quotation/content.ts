import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

export interface QuotationLeg {
  /** How long it takes; halves are fine. */
  days: number;
  /** Whether the cargo only waits. @default false */
  waits?: boolean | undefined;
}

export interface QuotationRoute {
  name: BothLanguages;
  /** In the quotation's currency. */
  price: number;
  /** From the start to the end; the cargo changes hands between two of them. */
  legs: readonly QuotationLeg[];
  /** Whether it is the one that the carrier would take. @default false */
  recommended?: boolean | undefined;
}

export interface QuotationContent {
  colors: IdentityColors;
  /** The ground behind the recommended route; ink at 60% keeps 4.5:1 on it. */
  highlight: string;
  client: BothLanguages;
  /** What the paper is called, with its number. */
  number: BothLanguages;
  /** From where to where. */
  journey: BothLanguages;
  cargo: BothLanguages;
  /** ISO 4217. */
  currency: string;
  /** From top to bottom. */
  routes: readonly QuotationRoute[];
  /** Follows a count of days: "of waiting in port". */
  waiting: BothLanguages;
  /** Why the recommended route is recommended, in one sentence. */
  reason: BothLanguages;
  /** Below the axis: what it measures, and how long the price holds. */
  note: BothLanguages;
  /** On the button that accepts the recommended route. */
  accept: BothLanguages;
}
