import type { StaffMails } from "@agency/backoffice";
import { getDirection } from "@agency/content/language";
import { brand } from "@agency/showcase/brand";
import { absoluteUrl } from "../../src/head/head.ts";
import { mailFonts } from "./fonts.ts";

/** Returns the site as the sender of a mail. */
export const getMailSender: StaffMails["sender"] = (language, siteUrl) => ({
  wordmark: getDirection(language) === "rtl" ? brand.wordmark.arabic : brand.wordmark.latin,
  home: absoluteUrl({ origin: siteUrl }, language, "/"),
  fonts: mailFonts(siteUrl),
});
