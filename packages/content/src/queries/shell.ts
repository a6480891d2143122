import type { InferOutput } from "valibot";
import { optionalText, text } from "../localized-groq.ts";
import type * as schemas from "../results/offices.ts";
import { identity, type LanguageParams, type Query, query } from "./query.ts";

export type Notice = InferOutput<typeof schemas.notice>;

export type ShellContent = InferOutput<typeof schemas.shellContent>;

const shownNotice = '_id=="notice"&&isShown==true&&defined(text)';

export const getNoticeChange = (edge: "from" | "until"): string =>
  `*[${shownNotice}&&${edge}>$since][0].${edge}`;

export const noticeFields = `${identity},${text("text")},link,${optionalText("linkText")}`;

const notice = `*[${shownNotice}&&(!defined(from)||from<=now())&&(!defined(until)||until>now())][0]{${noticeFields}}`;

export const socialLinks = `social[defined(url)]{${text("name")},url}`;

export const shellQuery: Query<ShellContent, LanguageParams> = query(
  `{"_id":"agency","_type":"agency","email":*[_id=="agency"][0].email,"social":coalesce(*[_id=="agency"][0].${socialLinks},[]),"notice":${notice}}`,
);
