import { type LocalizedText, optionalText, text } from "../localized-groq.ts";
import { type LanguageParams, type Query, query } from "./query.ts";

export interface Notice {
  text: LocalizedText;
  /** A path of this site or a URL. Null without a link. */
  link: string | null;
  linkText: LocalizedText | null;
}

export interface ShellContent {
  email: string | null;
  social: { name: LocalizedText; url: string }[];
  notice: Notice | null;
}

const shownNotice = '_id=="notice"&&isShown==true&&defined(text)';

export const getNoticeChange = (edge: "from" | "until"): string =>
  `*[${shownNotice}&&${edge}>$since][0].${edge}`;

const notice = `*[${shownNotice}&&(!defined(from)||from<=now())&&(!defined(until)||until>now())][0]{${text("text")},link,${optionalText("linkText")}}`;

export const shellQuery: Query<ShellContent, LanguageParams> = query(
  `{"email":*[_id=="agency"][0].email,"social":coalesce(*[_id=="agency"][0].social[defined(url)]{${text("name")},url},[]),"notice":${notice}}`,
);
