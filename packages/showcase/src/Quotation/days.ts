import type { QuotationContent, QuotationLeg, QuotationRoute } from "./content.ts";

type Language = "en" | "ar";

const tags = { en: "en-GB", ar: "ar-AE-u-nu-latn" };
const week = 7;

interface TimedLeg extends QuotationLeg {
  from: number;
  to: number;
}

/** Returns the legs of a route with start and end, in days since departure. */
export function getTimedLegs(route: QuotationRoute): TimedLeg[] {
  let now = 0;
  return route.legs.map((leg) => {
    const from = now;
    now += leg.days;
    return { ...leg, from, to: now };
  });
}

export const getDays = (route: QuotationRoute) =>
  route.legs.reduce((days, leg) => days + leg.days, 0);

/** Returns the axis labels in days: whole weeks from 0, until the longest route ends. */
export function getWeeks(routes: readonly QuotationRoute[]): number[] {
  const count = Math.ceil(Math.max(...routes.map(getDays)) / week);
  return Array.from({ length: count + 1 }, (_, index) => index * week);
}

/** Returns the days of the axis: one more than its last week, to fit that label. */
export const span = (routes: readonly QuotationRoute[]) => (getWeeks(routes).at(-1) ?? 0) + 1;

export const formatDays = (days: number, language: Language) =>
  new Intl.NumberFormat(tags[language], {
    style: "unit",
    unit: "day",
    unitDisplay: "long",
  }).format(days);

/**
 * Returns a route's price after its currency code, with Latin digits in both languages: "USD
 * 1,480".
 */
export const formatPrice = ({ currency }: QuotationContent, { price }: QuotationRoute) =>
  `${currency} ${new Intl.NumberFormat("en").format(price)}`;

/** Returns the recommended route, otherwise the first. */
export const getRecommended = ({ routes }: QuotationContent) =>
  routes.find(({ recommended }) => recommended) ?? routes[0];
