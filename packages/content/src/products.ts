/** The agency's products, by the slugs of their pages. Source: specification, section 2. */
export const productSlugs = ["rendre", "upflyover", "gymestry"] as const;
export type ProductSlug = (typeof productSlugs)[number];

/** The plans that a product is offered in. Source: specification, section 9. */
export const productPlans = ["free", "professional", "enterprise"] as const;
export type ProductPlan = (typeof productPlans)[number];

/** upcoming ends by itself at `launchAt`; launched holds at once, whatever the date. */
export const productStates = ["upcoming", "launched"] as const;
export type ProductState = (typeof productStates)[number];

/** How exactly a launch is announced. Only "day" is a date to be written out. */
export const launchPrecisions = ["day", "month", "quarter", "half-year", "year"] as const;
export type LaunchPrecision = (typeof launchPrecisions)[number];

/** What a price is paid for, each time. */
export const offerUnits = ["MONTH", "YEAR"] as const;
export type OfferUnit = (typeof offerUnits)[number];

/** What tells whether a product is launched. */
export interface LaunchTimes {
  state: ProductState;
  /** ISO 8601 moment in UTC. */
  launchAt: string | null;
  /** ISO 8601 moment in UTC: where the line towards the launch begins. */
  startAt: string | null;
}

/** Whether a product is launched at a moment: by its state, or because its date has come. */
export const isLaunched = (
  { state, launchAt }: Pick<LaunchTimes, "state" | "launchAt">,
  now: Date,
): boolean => state === "launched" || (launchAt !== null && Date.parse(launchAt) <= now.getTime());

/** How much of the way from `startAt` to the launch has passed, from 0 to 1; null without dates. */
export function launchProgress(product: LaunchTimes, now: Date): number | null {
  if (isLaunched(product, now)) return 1;
  const [start, launch] = [Date.parse(product.startAt ?? ""), Date.parse(product.launchAt ?? "")];
  if (!(start < launch)) return null;
  return Math.max(0, (now.getTime() - start) / (launch - start));
}
