import * as v from "valibot";
import {
  launchPrecisions,
  offerUnits,
  productPlans,
  productSlugs,
  productStates,
} from "../products.ts";
import { caseStudyWithStage, clientTestimonial, selectedCaseStudy } from "./case-studies.ts";
import { postWithReadingTime } from "./posts.ts";
import {
  choice,
  currency,
  flag,
  localizedText,
  number,
  optionalText,
  text,
  timestamp,
  timeZone,
} from "./values.ts";

const launch = {
  slug: choice(productSlugs),
  /** In Latin letters, in every language. */
  name: text,
  launchAt: v.nullable(timestamp),
  state: v.fallback(choice(productStates), "upcoming"),
  /** IANA name. */
  timeZone,
  precision: v.fallback(choice(launchPrecisions), "day"),
  /** In words ("mid-2026"), unless `precision` is "day". */
  launchText: optionalText,
  places: v.nullable(v.object({ total: number, taken: v.fallback(number, 0) })),
};

export const productLaunch = v.object(launch);

export const offer = v.object({
  name: localizedText,
  /** 0 if free. */
  price: number,
  /** ISO 4217. */
  currency,
  /** Null for a single payment. */
  unit: v.nullable(choice(offerUnits)),
});

/** Null means not stated. */
export const plan = v.object({
  plan: choice(productPlans),
  isPutForward: flag,
  name: localizedText,
  note: optionalText,
  price: optionalText,
  users: optionalText,
  /** Per month. */
  requirements: optionalText,
});

export const product = v.object({
  ...launch,
  /** Start of the progress bar. */
  startAt: v.nullable(timestamp),
  /** Later launch in another place. */
  nextLaunchAt: v.nullable(timestamp),
  nextPlace: optionalText,
  disclaimer: optionalText,
  plans: v.fallback(v.array(plan), []),
  offers: v.fallback(v.array(offer), []),
  isSample: flag,
});

export const home = v.object({
  caseStudies: v.array(selectedCaseStudy),
  started: v.array(caseStudyWithStage),
  testimonial: v.nullable(clientTestimonial),
  posts: v.array(postWithReadingTime),
  products: v.array(productLaunch),
});
