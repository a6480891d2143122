/** Specification, section 2. */
export const productSlugs = ["rendre", "upflyover", "gymestry"] as const;
export type ProductSlug = (typeof productSlugs)[number];

/** Specification, section 9. */
export const productPlans = ["free", "professional", "enterprise"] as const;
export type ProductPlan = (typeof productPlans)[number];

/** "upcoming" ends at `launchAt`. "launched" ignores dates. */
export const productStates = ["upcoming", "launched"] as const;
export type ProductState = (typeof productStates)[number];

/** Precision of a launch. Only "day" is shown as a date. */
export const launchPrecisions = ["day", "month", "quarter", "half-year", "year"] as const;
export type LaunchPrecision = (typeof launchPrecisions)[number];

export const offerUnits = ["MONTH", "YEAR"] as const;
export type OfferUnit = (typeof offerUnits)[number];

export interface LaunchTimes {
  state: ProductState;
  /** ISO 8601 timestamp in UTC. */
  launchAt: string | null;
  /** ISO 8601. Start of the progress bar. */
  startAt: string | null;
}

export const isLaunched = (
  { state, launchAt }: Pick<LaunchTimes, "state" | "launchAt">,
  now: Date,
): boolean => state === "launched" || (launchAt !== null && Date.parse(launchAt) <= now.getTime());

/** Returns 0 to 1, or null without dates. */
export function getLaunchProgress(product: LaunchTimes, now: Date): number | null {
  if (isLaunched(product, now)) return 1;
  const [start, launch] = [Date.parse(product.startAt ?? ""), Date.parse(product.launchAt ?? "")];
  if (!(start < launch)) return null;
  return Math.max(0, (now.getTime() - start) / (launch - start));
}
