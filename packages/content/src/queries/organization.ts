import type { InferOutput } from "valibot";
import { text } from "../localized-groq.ts";
import type { organization } from "../results/offices.ts";
import { hours } from "./contact.ts";
import { isOpen, officesInOrder } from "./offices.ts";
import { placeFields } from "./postal-address.ts";
import { identity, type LanguageParams, type Query, query } from "./query.ts";

export type Organization = InferOutput<typeof organization>;

const offices = `${officesInOrder}[${isOpen}]{${identity},${text("name")},${text("address")},"place":place${placeFields},phone,${hours}}`;

export const organizationQuery: Query<Organization, LanguageParams> = query(
  `{"_id":"agency","_type":"agency","email":*[_id=="agency"][0].email,"phone":*[_id=="agency"][0].phone,"profiles":coalesce(*[_id=="agency"][0].social[defined(url)].url,[]),"offices":${offices}}`,
);
