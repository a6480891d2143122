import { type MailTemplates, mailHtml, noticeHtml, noticeStyle } from "@agency/mail";
import { brand } from "@agency/showcase/brand";
import { absoluteUrl } from "../../src/head/head.ts";
import type { Language } from "../../src/language.ts";
import { mailFonts } from "./fonts.ts";

const wordmarks: Record<Language, string> = {
  en: brand.wordmark.latin,
  ar: brand.wordmark.arabic,
};

const sender = (language: Language, origin: string) => ({
  wordmark: wordmarks[language],
  home: absoluteUrl({ origin }, language, "/"),
});

/** Templates of the site's mails: those of the package, with the site's wordmark and fonts. */
export const mailLook: MailTemplates = {
  mail: (letter, siteUrl) =>
    mailHtml({ ...letter, ...sender(letter.language, siteUrl), fonts: mailFonts(siteUrl) }),
  notice: (sections, siteUrl) => noticeHtml({ sections, ...sender(sections[0].language, siteUrl) }),
  noticeStyle,
};
