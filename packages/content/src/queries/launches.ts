import { type LocalizedText, optionalText } from "../localized.ts";
import type { LaunchPrecision, LaunchTimes, ProductSlug } from "../products.ts";

/** A product as a list shows it: what it is called, and when it is launched. */
export interface ProductLaunch extends Pick<LaunchTimes, "state" | "launchAt"> {
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
}

/** GROQ of the fields of `ProductLaunch`. */
export const launchFields = [
  '"slug":slug.current,name,launchAt',
  '"state":coalesce(state,"upcoming")',
  '"timeZone":coalesce(timeZone,"UTC")',
  '"precision":coalesce(precision,"day")',
  optionalText("launchText"),
  '"places":select(defined(places.total)=>{"total":places.total,"taken":coalesce(places.taken,0)})',
].join();

/** GROQ of the products in the editor's order, without a projection. */
export const productsInOrder = '*[_type=="product"]|order(coalesce(order,0) asc,_id asc)';
