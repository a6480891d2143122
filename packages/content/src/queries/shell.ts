import { type LocalizedText, optionalText, text } from "../localized.ts";
import { type LanguageParams, type Query, query } from "./query.ts";

/** What stands on top of every page for a while. */
export interface Notice {
  text: LocalizedText;
  /** A path of this site, or an address; null where there is no more to say. */
  link: string | null;
  linkText: LocalizedText | null;
}

/** What every page shows of the content. */
export interface ShellContent {
  /** Where visitors write to; null where there is no such document. */
  email: string | null;
  /** The agency elsewhere, in the editor's order. */
  social: { name: LocalizedText; url: string }[];
  /** Null while nothing is announced. */
  notice: Notice | null;
}

/** GROQ of the condition that a document is a notice which is to be shown, now or later. */
const shownNotice = '_id=="notice"&&isShown==true&&defined(text)';

/** GROQ of the moment after `$since` at which the notice begins or ends. */
export const noticeEdge = (edge: "from" | "until"): string =>
  `*[${shownNotice}&&${edge}>$since][0].${edge}`;

const notice = `*[${shownNotice}&&(!defined(from)||from<=now())&&(!defined(until)||until>now())][0]{${text("text")},link,${optionalText("linkText")}}`;

/** What every page shows. */
export const shellQuery: Query<ShellContent, LanguageParams> = query(
  `{"email":*[_id=="agency"][0].email,"social":coalesce(*[_id=="agency"][0].social[defined(url)]{${text("name")},url},[]),"notice":${notice}}`,
);
