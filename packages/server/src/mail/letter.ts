import type { Language } from "@agency/content/language";
import { type MailContent, mailHtml, plainText } from "@agency/mail";
import type { SendMailOptions } from "nodemailer";
import type { MailOptions } from "./types.ts";

/** Renders a mail. `isByHand` allows auto-replies. */
export const renderLetter = (
  letter: MailContent<Language>,
  { siteUrl, mails }: Pick<MailOptions, "siteUrl" | "mails">,
  { isByHand = false } = {},
) =>
  ({
    subject: letter.title,
    text: plainText(letter),
    html: mailHtml({ ...letter, ...mails.sender(letter.language, siteUrl) }),
    headers: {
      ...(!isByHand && { "Auto-Submitted": "auto-generated" }),
      "Content-Language": letter.language,
    },
  }) satisfies SendMailOptions;
