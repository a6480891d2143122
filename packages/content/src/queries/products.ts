import { type LocalizedText, optionalText, text } from "../localized.ts";
import type { LaunchTimes, OfferUnit, ProductPlan, ProductSlug } from "../products.ts";
import { launchFields, type ProductLaunch, productsInOrder } from "./launches.ts";
import { isSample, type LanguageParams, type Query, query } from "./query.ts";

/** A price that is stated. */
export interface Offer {
  name: LocalizedText;
  /** 0 for what costs nothing. */
  price: number;
  /** ISO 4217. */
  currency: string;
  /** What it is paid for each time, or null where it is paid once. */
  unit: OfferUnit | null;
}

/** A plan as the table of prices shows it; what is null is not stated. */
export interface Plan {
  plan: ProductPlan;
  isPutForward: boolean;
  name: LocalizedText;
  note: LocalizedText | null;
  price: LocalizedText | null;
  users: LocalizedText | null;
  /** A month. */
  requirements: LocalizedText | null;
}

/** A product and its launch. `isLaunched` and `launchProgress` read it. */
export interface Product extends ProductLaunch, LaunchTimes {
  /** ISO 8601 moment in UTC of its launch in another place, after the first. */
  nextLaunchAt: string | null;
  /** The name of that place. */
  nextPlace: LocalizedText | null;
  /** A line to be shown beside the figures, e.g. that they are samples. */
  disclaimer: LocalizedText | null;
  /** In the editor's order. */
  plans: Plan[];
  /** The prices that are stated. */
  offers: Offer[];
  /** It came with the sample content. */
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

/** All products, in the editor's order. */
export const productsQuery: Query<Product[], LanguageParams> = query(
  `${productsInOrder}{${fields}}`,
);

/** One product, or null. */
export const productQuery: Query<Product | null, LanguageParams & { slug: ProductSlug }> = query(
  `*[_type=="product"&&slug.current==$slug][0]{${fields}}`,
);
