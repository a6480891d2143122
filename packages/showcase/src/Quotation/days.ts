import type { QuotationContent, QuotationLeg, QuotationRoute } from "./content.ts";

type Language = "en" | "ar";

const tags = { en: "en-GB", ar: "ar-AE-u-nu-latn" };
const week = 7;

interface TimedLeg extends QuotationLeg {
  /** Days since the cargo was ready. */
  from: number;
  to: number;
}

/** The legs of a route with the days at which they begin and end. */
export function timed(route: QuotationRoute): TimedLeg[] {
  let now = 0;
  return route.legs.map((leg) => {
    const from = now;
    now += leg.days;
    return { ...leg, from, to: now };
  });
}

export const getDays = (route: QuotationRoute) =>
  route.legs.reduce((days, leg) => days + leg.days, 0);

/** The weeks of the axis, from 0 to the first that no route outlasts. */
export function weeks(routes: readonly QuotationRoute[]): number[] {
  const count = Math.ceil(Math.max(...routes.map(getDays)) / week);
  return Array.from({ length: count + 1 }, (_, index) => index * week);
}

/** How many days the axis has room for: a day more than its last week, for the figure below that. */
export const span = (routes: readonly QuotationRoute[]) => (weeks(routes).at(-1) ?? 0) + 1;

/** "33 days", in the words that `Intl` has for the language. */
export const dayCount = (days: number, language: Language) =>
  new Intl.NumberFormat(tags[language], {
    style: "unit",
    unit: "day",
    unitDisplay: "long",
  }).format(days);

/** "USD 1,480", in either language and from left to right: a code, then Latin digits. */
export const getPrice = ({ currency }: QuotationContent, { price }: QuotationRoute) =>
  `${currency} ${new Intl.NumberFormat("en").format(price)}`;

/** The one that is recommended, or the first. */
export const getRecommended = ({ routes }: QuotationContent) =>
  routes.find(({ recommended }) => recommended) ?? routes[0];
