import type { StaffMails } from "@agency/backoffice";
import { getAbsoluteUrl } from "@agency/client/routes";
import { getDirection } from "@agency/content/language";
import { brand } from "@agency/showcase/brand";
import { getMailFontUrls } from "./fonts.ts";

export const getMailSender: StaffMails["sender"] = (language, siteUrl) => ({
  wordmark: getDirection(language) === "rtl" ? brand.wordmark.arabic : brand.wordmark.latin,
  home: getAbsoluteUrl({ origin: siteUrl }, language, "/"),
  fonts: getMailFontUrls(siteUrl),
});
