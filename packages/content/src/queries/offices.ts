import { type LocalizedText, optionalText, text } from "../localized.ts";
import { type LanguageParams, type Query, query } from "./query.ts";

/** Date of an office's opening, past or planned. */
export interface OfficeOpening {
  /** In words, such as "Q4 2025". */
  when: LocalizedText;
  isOpen: boolean;
}

/** An office in the line of offices. */
export interface OfficeOnLine {
  /** Name of the city. */
  name: LocalizedText;
  /** IANA name. */
  timeZone: string;
}

export interface OfficeLine {
  offices: OfficeOnLine[];
  /** Distance from the first office to the others, or null. */
  distance: LocalizedText | null;
  /** An announced opening, or else a past one. Null if there is none. */
  news: (OfficeOpening & Pick<OfficeOnLine, "name">) | null;
}

/** GROQ of the offices in the editor's order, without a projection. */
export const officesInOrder = '*[_type=="office"]|order(coalesce(order,0) asc,_id asc)';

/** GROQ fields of `OfficeOnLine`. */
export const officeFields = `${text("name")},"timeZone":coalesce(timeZone,"UTC")`;

/** GROQ condition: the office is open, by its state or because its day has passed. */
export const isOpen = '(state!="planned"||opensAt<=now())';

/** GROQ fields of `OfficeOpening`. */
export const openingFields = `${text("openingText", "when")},"isOpen":select(${isOpen}=>true,false)`;

const news = `*[_type=="office"&&defined(openingText)]|order(state desc,_id asc)[0]{${text("name")},${openingFields}}`;

/** GROQ fields of `OfficeLine`. */
export const officeLine = `"offices":${officesInOrder}{${officeFields}},"distance":*[_id=="agency"][0]{${optionalText("distance")}}.distance,"news":${news}`;

export const officeLineQuery: Query<OfficeLine, LanguageParams> = query(`{${officeLine}}`);
