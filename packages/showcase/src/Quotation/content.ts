import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

export interface QuotationLeg {
  /** Duration, with halves. */
  days: number;
  /** Whether the cargo waits. @default false */
  waits?: boolean | undefined;
}

export interface QuotationRoute {
  name: BothLanguages;
  /** Price in the quotation's currency. */
  price: number;
  /** Legs in order. The cargo changes hands between them. */
  legs: readonly QuotationLeg[];
  /** Whether the carrier recommends it. @default false */
  recommended?: boolean | undefined;
}

export interface QuotationContent {
  colors: IdentityColors;
  /** Background of the recommended route. Ink at 60% keeps a contrast of 4.5:1 on it. */
  highlight: string;
  client: BothLanguages;
  /** Title of the document with its number. */
  number: BothLanguages;
  /** Origin and destination. */
  journey: BothLanguages;
  cargo: BothLanguages;
  /** ISO 4217 code. */
  currency: string;
  routes: readonly QuotationRoute[];
  /** Text after a number of days: "of waiting in port". */
  waiting: BothLanguages;
  /** Reason for the recommendation, one sentence. */
  reason: BothLanguages;
  /** Text below the axis: its unit, and the validity of the price. */
  note: BothLanguages;
  accept: BothLanguages;
}
