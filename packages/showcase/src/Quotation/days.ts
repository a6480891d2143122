import type { QuotationContent, QuotationLeg, QuotationRoute } from "./content.ts";

type Language = "en" | "ar";

const tags = { en: "en-GB", ar: "ar-AE-u-nu-latn" };
const week = 7;

interface TimedLeg extends QuotationLeg {
  from: number;
  to: number;
}

/** Returns legs with start and end, in days since departure. */
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

/** Returns axis labels in days: whole weeks until the longest route ends. */
export function getWeeks(routes: readonly QuotationRoute[]): number[] {
  const count = Math.ceil(Math.max(...routes.map(getDays)) / week);
  return Array.from({ length: count + 1 }, (_, index) => index * week);
}

/** Returns the axis's days: one more than its last week, for its label. */
export const span = (routes: readonly QuotationRoute[]) => (getWeeks(routes).at(-1) ?? 0) + 1;

export const formatDays = (days: number, language: Language) =>
  new Intl.NumberFormat(tags[language], {
    style: "unit",
    unit: "day",
    unitDisplay: "long",
  }).format(days);

/** Returns the price with Latin digits in both languages: "USD 1,480". */
export const formatPrice = ({ currency }: QuotationContent, { price }: QuotationRoute) =>
  `${currency} ${new Intl.NumberFormat("en").format(price)}`;

/** Returns the recommended route, else the first. */
export const getRecommended = ({ routes }: QuotationContent) =>
  routes.find(({ recommended }) => recommended) ?? routes[0];
