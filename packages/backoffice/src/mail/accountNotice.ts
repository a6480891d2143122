import { type Language, translate } from "@agency/content/language";
import type { MailContent } from "@agency/mail";
import { interpolate, renderLetter } from "@agency/server/mail";
import type { SendMailOptions } from "nodemailer";
import { accountPath } from "../studio/studio.ts";
import type { AccountNotice } from "./notice-types.ts";
import type { StaffMailOptions } from "./types.ts";

/** Contains no password, token or link with access, except a reset's. */
export function composeAccountNotice(
  notice: AccountNotice,
  options: StaffMailOptions,
): SendMailOptions {
  return {
    to: { name: "", address: notice.to },
    ...renderLetter(buildAccountMail(notice, options), options),
  };
}

function buildAccountMail(notice: AccountNotice, options: StaffMailOptions): MailContent<Language> {
  const { kind, language, person, nonce = "" } = notice;
  const { siteUrl, mails, resetLink } = options;
  const words = translate(mails.words, language).account;
  const event = words.events[kind];
  const values = {
    role: notice.role ? words.roles[notice.role] : "",
    passkey: notice.passkey ?? "",
    device: notice.device || words.unknownDevice,
  };
  const action =
    kind === "reset"
      ? { label: words.choose, href: resetLink(person, nonce) }
      : { label: words.open, href: siteUrl + accountPath };
  return {
    language,
    title: event.subject,
    parts: [
      { kind: "title", text: interpolate(event.title, values) },
      { kind: "text", content: interpolate(event.text, values) },
      {
        kind: "facts",
        items: [{ label: words.when, value: mails.moment(new Date(notice.at), language) }],
      },
      { kind: "button", ...action },
      { kind: "text", content: words.notYou },
    ],
    smallPrint: [{ content: words.why }],
  };
}
