import { type LocalizedText, optionalText, text } from "../language.ts";
import type { LaunchPrecision, LaunchTimes, OfferUnit, ProductSlug } from "../products.ts";
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

/** A product and its launch. `isLaunched` and `launchProgress` read it. */
export interface Product extends LaunchTimes {
  slug: ProductSlug;
  /** The same in every language, in Latin letters. */
  name: string;
  /** IANA time zone whose calendar the launch is told by. */
  timeZone: string;
  precision: LaunchPrecision;
  /** The launch in words ("mid-2026"), in place of a date. Set where `precision` is not "day". */
  launchText: LocalizedText | null;
  /** Places of the launch offer. */
  places: { total: number; taken: number } | null;
  /** A line to be shown beside the figures, e.g. that they are samples. */
  disclaimer: LocalizedText | null;
  /** The prices that are stated. */
  offers: Offer[];
  /** It came with the sample content. */
  isSample: boolean;
}

const fields = [
  '"slug":slug.current,name,launchAt,startAt',
  '"state":coalesce(state,"upcoming")',
  '"timeZone":coalesce(timeZone,"UTC")',
  '"precision":coalesce(precision,"day")',
  '"places":select(defined(places.total)=>{"total":places.total,"taken":coalesce(places.taken,0)})',
  optionalText("launchText"),
  optionalText("disclaimer"),
  `"offers":coalesce(offers[defined(price)]{${text("name")},price,currency,unit},[])`,
  isSample,
].join();

/** GROQ of all products, for a query that asks for more than that. */
export const allProducts = `*[_type=="product"]|order(coalesce(order,0) asc,_id asc){${fields}}`;

/** All products, in the editor's order. */
export const productsQuery: Query<Product[], LanguageParams> = query(allProducts);

/** One product, or null. */
export const productQuery: Query<Product | null, LanguageParams & { slug: ProductSlug }> = query(
  `*[_type=="product"&&slug.current==$slug][0]{${fields}}`,
);
