import { type LocalizedText, optionalText, text } from "../localized-groq.ts";
import { type LanguageParams, type Query, query } from "./query.ts";

export interface OfficeOpening {
  /** In words, such as "Q4 2025". */
  when: LocalizedText;
  isOpen: boolean;
}

export interface OfficeOnLine {
  /** The city. */
  name: LocalizedText;
  /** IANA name. */
  timeZone: string;
}

export interface OfficeLine {
  offices: OfficeOnLine[];
  distance: LocalizedText | null;
  /** A planned opening, or else a past one. */
  news: (OfficeOpening & Pick<OfficeOnLine, "name">) | null;
}

export const officesInOrder = '*[_type=="office"]|order(coalesce(order,0) asc,_id asc)';

export const officeFields = `${text("name")},"timeZone":coalesce(timeZone,"UTC")`;

export const isOpen = '(state!="planned"||opensAt<=now())';

export const openingFields = `${text("openingText", "when")},"isOpen":select(${isOpen}=>true,false)`;

const news = `*[_type=="office"&&defined(openingText)]|order(state desc,_id asc)[0]{${text("name")},${openingFields}}`;

export const officeLine = `"offices":${officesInOrder}{${officeFields}},"distance":*[_id=="agency"][0]{${optionalText("distance")}}.distance,"news":${news}`;

export const officeLineQuery: Query<OfficeLine, LanguageParams> = query(`{${officeLine}}`);
