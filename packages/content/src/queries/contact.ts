import { type LocalizedText, text } from "../localized.ts";
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

/** When somebody is at an office, by its clock; times as in "09:00". */
export interface OpenHours {
  firstDay: Weekday;
  lastDay: Weekday;
  opens: string;
  closes: string;
}

/** An office with all that visitors are told of it. */
export interface Office extends OfficeOnLine {
  /** Null where nothing is said of it. */
  opening: OfficeOpening | null;
  /** On one line. */
  address: LocalizedText;
  /** As it is read. */
  phone: string | null;
  email: string | null;
  hours: OpenHours[];
  /** It came with the sample content. */
  isSample: boolean;
}

/** One of the group of companies. */
export interface Company {
  name: LocalizedText;
  text: LocalizedText;
  /** A path of this site, or an address. */
  href: string;
  /** Whose colours it has. */
  product: ProductSlug | null;
}

/** What the contact page shows of the content. */
export interface Contact {
  /** As they are read. */
  phone: string | null;
  whatsapp: string | null;
  /** In the editor's order. */
  offices: Office[];
  companies: Company[];
  /** The telephone numbers came with the sample content. */
  isSample: boolean;
}

/** GROQ of the fields of an office's hours. */
export const hours =
  '"hours":coalesce(hours[defined(opens)&&defined(closes)]{firstDay,lastDay,opens,closes},[])';

const offices = `${officesInOrder}{${officeFields},"opening":select(defined(openingText)=>{${openingFields}}),${text("address")},phone,email,${hours},${isSample}}`;

const companies =
  '*[_type=="company"&&(defined(link)||defined(product))]|order(coalesce(order,0) asc,_id asc)' +
  `{${text("name")},${text("text")},"product":product->slug.current,"href":coalesce("/"+product->slug.current,link)}`;

/** What the contact page shows. */
export const contactQuery: Query<Contact, LanguageParams> = query(
  `{...*[_id=="agency"][0]{phone,whatsapp,${isSample}},"offices":${offices},"companies":${companies}}`,
);
