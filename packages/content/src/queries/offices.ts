import type { InferOutput } from "valibot";
import { optionalText, text } from "../localized-groq.ts";
import type * as schemas from "../results/offices.ts";
import { identity, type LanguageParams, type Query, query } from "./query.ts";

export type OfficeOpening = InferOutput<typeof schemas.officeOpening>;

export type OfficeLine = InferOutput<typeof schemas.officeLine>;

export const officesInOrder = '*[_type=="office"]|order(coalesce(order,0) asc,_id asc)';

export const officeFields = `${identity},${text("name")},"timeZone":coalesce(timeZone,"UTC")`;

export const isOpen = '(state!="planned"||opensAt<=now())';

export const openingFields = `${text("openingText", "when")},"isOpen":select(${isOpen}=>true,false)`;

const news = `*[_type=="office"&&defined(openingText)]|order(state desc,_id asc)[0]{${identity},${text("name")},${openingFields}}`;

export const officeLine = `"offices":${officesInOrder}{${officeFields}},"distance":*[_id=="agency"][0]{${optionalText("distance")}}.distance,"news":${news}`;

export const officeLineQuery: Query<OfficeLine, LanguageParams> = query(`{${officeLine}}`);
