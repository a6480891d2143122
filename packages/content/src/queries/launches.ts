import { type LocalizedText, optionalText } from "../localized.ts";
import type { LaunchPrecision, LaunchTimes, ProductSlug } from "../products.ts";

/** Name and launch of a product, for lists. */
export interface ProductLaunch extends Pick<LaunchTimes, "state" | "launchAt"> {
  slug: ProductSlug;
  /** In Latin letters, the same in every language. */
  name: string;
  /** IANA time zone in which the launch date is given. */
  timeZone: string;
  precision: LaunchPrecision;
  /** The launch in words ("mid-2026") instead of a date. Set unless `precision` is "day". */
  launchText: LocalizedText | null;
  places: { total: number; taken: number } | null;
}

/** GROQ fields of `ProductLaunch`. */
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
