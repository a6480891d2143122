import type { StaffMails } from "@agency/backoffice";
import { getAbsoluteUrl } from "@agency/client/routes";
import { brand } from "@agency/showcase/brand";
import type { Language } from "../../src/language.ts";
import { mailFonts } from "./fonts.ts";

const wordmarks: Record<Language, string> = {
  en: brand.wordmark.latin,
  ar: brand.wordmark.arabic,
};

/** Returns the site as the sender of a mail. */
export const getMailSender: StaffMails["sender"] = (language, siteUrl) => ({
  wordmark: wordmarks[language],
  home: getAbsoluteUrl({ origin: siteUrl }, language, "/"),
  fonts: mailFonts(siteUrl),
});
