import { type LocalizedText, optionalText } from "../localized-groq.ts";
import type { LaunchPrecision, LaunchTimes, ProductSlug } from "../products.ts";

export interface ProductLaunch extends Pick<LaunchTimes, "state" | "launchAt"> {
  slug: ProductSlug;
  /** In Latin letters, the same in every language. */
  name: string;
  /** IANA name. */
  timeZone: string;
  precision: LaunchPrecision;
  /** In words ("mid-2026"), unless `precision` is "day". */
  launchText: LocalizedText | null;
  places: { total: number; taken: number } | null;
}

export const launchFields = [
  '"slug":slug.current,name,launchAt',
  '"state":coalesce(state,"upcoming")',
  '"timeZone":coalesce(timeZone,"UTC")',
  '"precision":coalesce(precision,"day")',
  optionalText("launchText"),
  '"places":select(defined(places.total)=>{"total":places.total,"taken":coalesce(places.taken,0)})',
].join();

export const productsInOrder = '*[_type=="product"]|order(coalesce(order,0) asc,_id asc)';
