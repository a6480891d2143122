import type { InferOutput } from "valibot";
import { optionalText } from "../localized-groq.ts";
import type { productLaunch } from "../results/products.ts";
import { slugFields } from "./query.ts";

export type ProductLaunch = InferOutput<typeof productLaunch>;

export const launchFields = [
  slugFields,
  "name,launchAt",
  '"state":coalesce(state,"upcoming")',
  '"timeZone":coalesce(timeZone,"UTC")',
  '"precision":coalesce(precision,"day")',
  optionalText("launchText"),
  '"places":select(defined(places.total)=>{"total":places.total,"taken":coalesce(places.taken,0)})',
].join();

export const productsInOrder = '*[_type=="product"]|order(coalesce(order,0) asc,_id asc)';
