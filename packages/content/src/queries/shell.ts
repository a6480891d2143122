import { type LocalizedText, optionalText, text } from "../localized.ts";
import { type LanguageParams, type Query, query } from "./query.ts";

/** A notice at the top of every page. */
export interface Notice {
  text: LocalizedText;
  /** A path of this site, or a URL. Null without a link. */
  link: string | null;
  linkText: LocalizedText | null;
}

/** Content shown on every page. */
export interface ShellContent {
  /** Contact address. Null if the document does not exist. */
  email: string | null;
  /** Profiles of the agency on other sites, in the editor's order. */
  social: { name: LocalizedText; url: string }[];
  notice: Notice | null;
}

/** GROQ condition: a notice that is shown now or later. */
const shownNotice = '_id=="notice"&&isShown==true&&defined(text)';

/** Returns GROQ for the time after `$since` at which the notice begins or ends. */
export const noticeEdge = (edge: "from" | "until"): string =>
  `*[${shownNotice}&&${edge}>$since][0].${edge}`;

const notice = `*[${shownNotice}&&(!defined(from)||from<=now())&&(!defined(until)||until>now())][0]{${text("text")},link,${optionalText("linkText")}}`;

export const shellQuery: Query<ShellContent, LanguageParams> = query(
  `{"email":*[_id=="agency"][0].email,"social":coalesce(*[_id=="agency"][0].social[defined(url)]{${text("name")},url},[]),"notice":${notice}}`,
);
