import type { SendMailOptions } from "nodemailer";
import type { Language } from "../../shared/fields.ts";
import type { Subscriber } from "../records.ts";
import type { MailOptions } from "./compose.ts";
import { unsubscribeUrl } from "./links.ts";
import { anchor, htmlMessage, paragraph } from "./message.ts";
import { directionOf, escapeHtml, mailWords, otherThan } from "./words.ts";

/**
 * The message a new subscriber gets: in the visitor's language, with a short line in the other
 * one. One click unsubscribes (RFC 8058).
 */
export function composeWelcome(submission: Subscriber, options: MailOptions): SendMailOptions {
  const { language, name, email } = submission;
  const { replyTo, siteUrl, secret } = options;
  const link = unsubscribeUrl(siteUrl, secret, submission._id, language);
  const otherLink = unsubscribeUrl(siteUrl, secret, submission._id, otherThan(language));
  return {
    to: { name, address: email },
    ...(replyTo && { replyTo }),
    subject: mailWords[language].welcome.subject,
    text: textPart(language, name, siteUrl, link, otherLink),
    html: htmlPart(language, name, siteUrl, link, otherLink),
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": language,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    list: { unsubscribe: { url: link } },
  };
}

type Part = [language: Language, name: string, siteUrl: string, link: string, otherLink: string];

function textPart(...[language, name, siteUrl, link, otherLink]: Part): string {
  const words = mailWords[language].welcome;
  const isolated = `\u2068${name}\u2069`;
  return [
    ...(name ? [words.greeting.replace("{{name}}", () => isolated)] : []),
    words.subject,
    words.body,
    `${words.visit}:\n${siteUrl}`,
    words.why,
    `${words.unsubscribe}:\n${link}`,
    "—",
    `${mailWords[otherThan(language)].welcome.short}\n${otherLink}`,
  ].join("\n\n");
}

function htmlPart(...[language, name, siteUrl, link, otherLink]: Part): string {
  const words = mailWords[language].welcome;
  const other = otherThan(language);
  const otherWords = mailWords[other].welcome;
  const greeting = escapeHtml(words.greeting).replace(
    "{{name}}",
    () => `<bdi>${escapeHtml(name)}</bdi>`,
  );
  return htmlMessage(
    language,
    words.subject,
    `${name ? paragraph(greeting) : ""}
<h1 style="font-size:22px;line-height:1.4;margin:0 0 16px">${escapeHtml(words.subject)}</h1>
${paragraph(escapeHtml(words.body))}
${paragraph(anchor(siteUrl, words.visit))}
<hr>
<div style="font-size:14px">
${paragraph(escapeHtml(words.why))}
${paragraph(anchor(link, words.unsubscribe))}
<p lang="${other}" dir="${directionOf(other)}" style="margin:0">${escapeHtml(otherWords.short)} ${anchor(otherLink, otherWords.unsubscribe)}</p>
</div>`,
  );
}
