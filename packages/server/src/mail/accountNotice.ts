import type { SendMailOptions } from "nodemailer";
import type { AccountEvent, AccountNotice } from "../submissions/records.ts";
import type { MailOptions } from "./compose.ts";
import type { Letter } from "./letter.ts";
import { filledIn, type MailWords } from "./words.ts";
import { written } from "./written.ts";

/**
 * Composes the mail that tells one of the staff what changed about their account, when and by which
 * browser, and what to do if it was someone else. The mail of a reset holds its link, no other mail
 * holds anything secret.
 */
export function composeAccountNotice(notice: AccountNotice, options: MailOptions): SendMailOptions {
  return {
    to: { name: "", address: notice.to },
    ...written(accountLetter(notice, options), options),
  };
}

function accountLetter(
  { person, language, event, at }: AccountNotice,
  { siteUrl, mails, accountPath, resetLink }: MailOptions,
): Letter {
  const words = mails.words[language].account;
  const title = titleFor(event, words);
  const facts = [{ label: words.when, value: mails.moment(new Date(at), language) }];
  if (event.kind === "signed-in" && event.device)
    facts.push({ label: words.browser, value: event.device });
  const isReset = event.kind === "reset";
  return {
    language,
    title,
    parts: [
      { kind: "title", text: title },
      {
        kind: "text",
        content: isReset
          ? filledIn(words.resetText, { until: mails.moment(new Date(event.until), language) })
          : words.text,
      },
      { kind: "facts", items: facts },
      isReset
        ? { kind: "button", label: words.resetButton, href: resetLink(person, event.until) }
        : { kind: "button", label: words.open, href: siteUrl + accountPath },
    ],
    smallPrint: [{ content: words.why }],
  };
}

function titleFor(event: AccountEvent, words: MailWords["account"]): string {
  const { titles } = words;
  switch (event.kind) {
    case "passkey-added":
    case "passkey-removed":
      return filledIn(titles[event.kind], { name: event.name });
    case "role":
      return filledIn(titles.role, { role: words.roles[event.role] ?? event.role });
    default:
      return titles[event.kind];
  }
}
