import { type LocalizedText, optionalText, text } from "../localized-groq.ts";
import type { LaunchTimes, OfferUnit, ProductPlan, ProductSlug } from "../products.ts";
import { launchFields, type ProductLaunch, productsInOrder } from "./launches.ts";
import { isSample, type LanguageParams, type Query, query } from "./query.ts";

export interface Offer {
  name: LocalizedText;
  /** 0 if free. */
  price: number;
  /** ISO 4217. */
  currency: string;
  /** Null for a single payment. */
  unit: OfferUnit | null;
}

/** Null means not stated. */
export interface Plan {
  plan: ProductPlan;
  isPutForward: boolean;
  name: LocalizedText;
  note: LocalizedText | null;
  price: LocalizedText | null;
  users: LocalizedText | null;
  /** Per month. */
  requirements: LocalizedText | null;
}

export interface Product extends ProductLaunch, LaunchTimes {
  /** ISO 8601 timestamp in UTC of a later launch in another place. */
  nextLaunchAt: string | null;
  nextPlace: LocalizedText | null;
  disclaimer: LocalizedText | null;
  plans: Plan[];
  offers: Offer[];
  isSample: boolean;
}

const planTexts = ["note", "price", "users", "requirements"].map((field) => optionalText(field));

const fields = [
  launchFields,
  "startAt,nextLaunchAt",
  optionalText("nextPlace"),
  optionalText("disclaimer"),
  `"plans":coalesce(plans[defined(plan)]{plan,"isPutForward":isPutForward==true,${text("name")},${planTexts}},[])`,
  `"offers":coalesce(offers[defined(price)]{${text("name")},price,currency,unit},[])`,
  isSample,
].join();

export const productsQuery: Query<Product[], LanguageParams> = query(
  `${productsInOrder}{${fields}}`,
);

export const productQuery: Query<Product | null, LanguageParams & { slug: ProductSlug }> = query(
  `*[_type=="product"&&slug.current==$slug][0]{${fields}}`,
);
