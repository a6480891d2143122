import { type LocalizedText, text } from "../localized-groq.ts";
import type { ProductSlug } from "../products.ts";
import type { Weekday } from "../weekdays.ts";
import {
  type OfficeOnLine,
  type OfficeOpening,
  officeFields,
  officesInOrder,
  openingFields,
} from "./offices.ts";
import { isSample, type LanguageParams, type Query, query } from "./query.ts";

/** Local time, such as "09:00". */
export interface OpenHours {
  firstDay: Weekday;
  lastDay: Weekday;
  opens: string;
  closes: string;
}

export interface Office extends OfficeOnLine {
  opening: OfficeOpening | null;
  address: LocalizedText;
  phone: string | null;
  email: string | null;
  hours: OpenHours[];
  isSample: boolean;
}

export interface Company {
  name: LocalizedText;
  text: LocalizedText;
  /** A path of this site or a URL. */
  href: string;
  product: ProductSlug | null;
}

export interface Contact {
  phone: string | null;
  whatsapp: string | null;
  offices: Office[];
  companies: Company[];
  isSample: boolean;
}

export const hours =
  '"hours":coalesce(hours[defined(opens)&&defined(closes)]{firstDay,lastDay,opens,closes},[])';

const offices = `${officesInOrder}{${officeFields},"opening":select(defined(openingText)=>{${openingFields}}),${text("address")},phone,email,${hours},${isSample}}`;

const companies =
  '*[_type=="company"&&(defined(link)||defined(product))]|order(coalesce(order,0) asc,_id asc)' +
  `{${text("name")},${text("text")},"product":product->slug.current,"href":coalesce("/"+product->slug.current,link)}`;

export const contactQuery: Query<Contact, LanguageParams> = query(
  `{...*[_id=="agency"][0]{phone,whatsapp,${isSample}},"offices":${offices},"companies":${companies}}`,
);
