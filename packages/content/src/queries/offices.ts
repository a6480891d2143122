import { type LocalizedText, optionalText, text } from "../localized.ts";
import { type LanguageParams, type Query, query } from "./query.ts";

/** When an office opens, or has opened. */
export interface OfficeOpening {
  /** "Q4 2025". */
  when: LocalizedText;
  /** Whether it has. */
  isOpen: boolean;
}

/** An office as it stands on a line of them. */
export interface OfficeOnLine {
  /** The city. */
  name: LocalizedText;
  /** IANA time zone of its clock. */
  timeZone: string;
}

/** The line from the first office to the others. */
export interface OfficeLine {
  /** In the editor's order. */
  offices: OfficeOnLine[];
  /** How far it is from the first one to the others, or null. */
  distance: LocalizedText | null;
  /** Of an office that is to open, or else of one that has opened, where something is said of one. */
  news: (OfficeOpening & Pick<OfficeOnLine, "name">) | null;
}

/** GROQ of the offices in the editor's order, without a projection. */
export const officesInOrder = '*[_type=="office"]|order(coalesce(order,0) asc,_id asc)';

/** GROQ of the fields of `OfficeOnLine`. */
export const officeFields = `${text("name")},"timeZone":coalesce(timeZone,"UTC")`;

/** GROQ of the condition that an office is open: an editor says so, or its day has come. */
export const isOpen = '(state!="planned"||opensAt<=now())';

/** GROQ of the fields of `OfficeOpening`. */
export const openingFields = `${text("openingText", "when")},"isOpen":select(${isOpen}=>true,false)`;

const news = `*[_type=="office"&&defined(openingText)]|order(state desc,_id asc)[0]{${text("name")},${openingFields}}`;

/** GROQ of the fields of `OfficeLine`. */
export const officeLine = `"offices":${officesInOrder}{${officeFields}},"distance":*[_id=="agency"][0]{${optionalText("distance")}}.distance,"news":${news}`;

/** The line of offices. */
export const officeLineQuery: Query<OfficeLine, LanguageParams> = query(`{${officeLine}}`);
