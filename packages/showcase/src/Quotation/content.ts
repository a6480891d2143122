import type { BilingualText, IdentityColors } from "../internal/Drawing.tsx";

export interface QuotationLeg {
  /** Duration. Halves are allowed. */
  days: number;
  /** Whether the cargo only waits. @default false */
  waits?: boolean | undefined;
}

export interface QuotationRoute {
  name: BilingualText;
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
  client: BilingualText;
  number: BilingualText;
  journey: BilingualText;
  cargo: BilingualText;
  /** ISO 4217 code. */
  currency: string;
  routes: readonly QuotationRoute[];
  /** Text after a number of days: "of waiting in port". */
  waiting: BilingualText;
  reason: BilingualText;
  note: BilingualText;
  accept: BilingualText;
}
