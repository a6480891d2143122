import type { BilingualText, IdentityColors } from "../internal/Drawing.tsx";

export interface QuotationLeg {
  /** Halves are allowed. */
  days: number;
  /** Whether the cargo only waits. @default false */
  waits?: boolean | undefined;
}

export interface QuotationRoute {
  name: BilingualText;
  price: number;
  /** In order. The cargo changes hands between them. */
  legs: readonly QuotationLeg[];
  /** @default false */
  recommended?: boolean | undefined;
}

export interface QuotationContent {
  colors: IdentityColors;
  /** Background of the recommended route. Ink at 60% keeps 4.5:1. */
  highlight: string;
  client: BilingualText;
  number: BilingualText;
  journey: BilingualText;
  cargo: BilingualText;
  /** ISO 4217 code. */
  currency: string;
  routes: readonly QuotationRoute[];
  /** After a number of days: "of waiting in port". */
  waiting: BilingualText;
  reason: BilingualText;
  note: BilingualText;
  accept: BilingualText;
}
