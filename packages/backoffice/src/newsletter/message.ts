import { type Language, translate } from "@agency/content/language";
import { type MailContent, mailHtml, plainText } from "@agency/mail";
import type { MailOptions } from "@agency/server/mail";
import { getUnsubscribeHeaders, subscriberUrl } from "@agency/server/mail";
import type { Subscriber } from "@agency/server/submissions";
import type { SendMailOptions } from "nodemailer";
import type { StaffMails } from "../mail/types.ts";
import { getReturnPath } from "./bounces/return-path.ts";
import type { Issues } from "./issue.ts";
import { buildIssueMail } from "./issue-mail.ts";
import type { Delivery } from "./records.ts";

export interface IssueMailOptions extends MailOptions {
  mails: StaffMails;
  /** Receives bounces. @default the sender's address */
  bounceTo?: string;
  /** Separates a delivery's token in its return path. @default one return path for all */
  bounceDelimiter?: string;
}

function envelope(
  letter: MailContent<Language>,
  to: string,
  { from, replyTo, bounceTo, siteUrl, mails }: IssueMailOptions,
): SendMailOptions {
  return {
    from,
    to: { name: "", address: to },
    ...(replyTo && { replyTo }),
    envelope: { from: bounceTo ?? from.address, to },
    subject: letter.title,
    text: plainText(letter),
    html: mailHtml({ ...letter, ...mails.sender(letter.language, siteUrl) }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function getEnvelopeSender(
  { returnToken }: Delivery,
  { from, bounceTo, bounceDelimiter }: IssueMailOptions,
): string {
  if (!bounceTo || !bounceDelimiter || !returnToken) return bounceTo ?? from.address;
  return getReturnPath(bounceTo, bounceDelimiter, returnToken);
}

/** Composes a subscriber's mail with one-click unsubscribe (RFC 8058). */
export function composeIssue(
  issues: Issues,
  delivery: Delivery,
  { _id, email, language, subscribedAt }: Subscriber,
  options: IssueMailOptions,
): SendMailOptions {
  const { siteUrl, secret, mails } = options;
  const unsubscribe = subscriberUrl("unsubscribe", siteUrl, secret, _id, language);
  const recipient = { unsubscribe, subscribedAt };
  const letter = buildIssueMail(translate(issues, language), recipient, {
    language,
    siteUrl,
    mails,
  });
  return {
    ...envelope(letter, email, options),
    envelope: { from: getEnvelopeSender(delivery, options), to: email },
    messageId: delivery.messageId,
    date: new Date(delivery.at),
    headers: {
      "Content-Language": language,
      "List-Id": `<newsletter.${new URL(siteUrl).hostname}>`,
      Precedence: "bulk",
      ...getUnsubscribeHeaders(unsubscribe),
    },
  };
}

/** Composes a test mail, with its own subject, without unsubscribe link. */
export function composeTest(
  issues: Issues,
  { language, to }: { language: Language; to: string },
  options: IssueMailOptions,
): SendMailOptions {
  const { siteUrl, mails } = options;
  const letter = buildIssueMail(translate(issues, language), undefined, {
    language,
    siteUrl,
    mails,
  });
  const subject = translate(mails.words, language).issue.testSubject.replace(
    "{{subject}}",
    () => letter.title,
  );
  return {
    ...envelope(letter, to, options),
    subject,
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
  };
}
