import type { Namespace, TFunction } from "i18next";
import type { Answered } from "../content.ts";
import type { Language } from "../language.ts";
import type { ShownPage } from "../navigation/routes.ts";
import type { HeadWords } from "../shell/usePage.ts";

/** A rendered page, the input of its head. */
export interface HeadPage {
  page: ShownPage;
  language: Language;
  /** Root-relative, without language prefix. */
  path: string;
  params: Readonly<Record<string, string>>;
  answered: Answered;
  words: HeadWords;
  /** Returns the translations of a namespace. */
  wordsOf: <Name extends Namespace>(name: Name) => TFunction<Name>;
  /** Time that the page is rendered for. */
  now: Date;
}
