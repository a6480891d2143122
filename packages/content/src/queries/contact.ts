import type { InferOutput } from "valibot";
import { text } from "../localized-groq.ts";
import type * as schemas from "../results/offices.ts";
import { officeFields, officesInOrder, openingFields } from "./offices.ts";
import { identity, isSample, type LanguageParams, type Query, query } from "./query.ts";

export type OpenHours = InferOutput<typeof schemas.openHours>;

export type Office = InferOutput<typeof schemas.office>;

export type Company = InferOutput<typeof schemas.company>;

export type Contact = InferOutput<typeof schemas.contact>;

export const hours =
  '"hours":coalesce(hours[defined(opens)&&defined(closes)]{firstDay,lastDay,opens,closes},[])';

export const contactOfficeFields = `${officeFields},"opening":select(defined(openingText)=>{${openingFields}}),${text("address")},phone,email,${hours},${isSample}`;

const offices = `${officesInOrder}{${contactOfficeFields}}`;

export const companyFields = `${identity},${text("name")},${text("text")},"product":product->slug.current,"href":coalesce("/"+product->slug.current,link)`;

const companies =
  '*[_type=="company"&&(defined(link)||defined(product))]|order(coalesce(order,0) asc,_id asc)' +
  `{${companyFields}}`;

export const contactQuery: Query<Contact, LanguageParams> = query(
  `{...*[_id=="agency"][0]{${identity},phone,whatsapp,${isSample}},"offices":${offices},"companies":${companies}}`,
);
