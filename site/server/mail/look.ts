import type { MailLook } from "@agency/server";
import { brand } from "@agency/showcase/brand";
import { mailHtml, noticeHtml, noticeStyle } from "@agency/ui/mail";
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

/** The site's mails look like the library's. */
export const mailLook: MailLook = {
  mail: (letter, siteUrl) =>
    mailHtml({ ...letter, ...sender(letter.language, siteUrl), fonts: mailFonts(siteUrl) }),
  notice: (sections, siteUrl) => noticeHtml({ sections, ...sender(sections[0].language, siteUrl) }),
  noticeStyle,
};
