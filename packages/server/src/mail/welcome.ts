import type { ProductSlug } from "@agency/content";
import type { SendMailOptions } from "nodemailer";
import type { Language } from "../forms/language.ts";
import type { Subscriber } from "../submissions/records.ts";
import type { MailOptions } from "./compose.ts";
import { unsubscribeUrl } from "./links.ts";
import { anchor, htmlMessage, paragraph } from "./message.ts";
import { directionOf, escapeHtml, type MailWords, otherThan } from "./words.ts";

/**
 * The message a new subscriber gets: in the visitor's language, with a short line in the other
 * one. Nothing that was typed beside the address is in it, because anybody can enter anybody's
 * address. One click unsubscribes, where the site has https (RFC 8058, section 3.1).
 */
export function composeWelcome(submission: Subscriber, options: MailOptions): SendMailOptions {
  const { language, email, products } = submission;
  const { replyTo, siteUrl, secret, mails } = options;
  const linkIn = (lng: Language) => unsubscribeUrl(siteUrl, secret, submission._id, lng);
  const welcome: Welcome = {
    language,
    siteUrl,
    words: mails.words[language].welcome,
    otherWords: mails.words[otherThan(language)].welcome,
    reason: reasonWords(mails.words[language].welcome, language, products),
    short: reasonWords(mails.words[otherThan(language)].welcome, otherThan(language), products)
      .short,
    link: linkIn(language),
    otherLink: linkIn(otherThan(language)),
  };
  return {
    to: { name: "", address: email },
    ...(replyTo && { replyTo }),
    subject: welcome.reason.subject,
    text: textPart(welcome),
    html: htmlPart(welcome),
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": language,
      ...(siteUrl.startsWith("https:") && {
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    list: { unsubscribe: { url: welcome.link } },
  };
}

interface Welcome {
  language: Language;
  siteUrl: string;
  words: MailWords["welcome"];
  /** In the other language. */
  otherWords: MailWords["welcome"];
  reason: ReturnType<typeof reasonWords>;
  /** In the other language. */
  short: string;
  link: string;
  otherLink: string;
}

/** What to say to who joined the lists of some products, or, without any, the newsletter alone. */
function reasonWords(
  { newsletter, products, names }: MailWords["welcome"],
  language: Language,
  joined: ProductSlug[],
) {
  if (joined.length === 0) return newsletter;
  const list = new Intl.ListFormat(language).format(joined.map((product) => names[product]));
  const named = (text: string) => text.replace("{{products}}", () => list);
  return {
    subject: products.subject,
    body: named(products.body),
    why: named(products.why),
    short: named(products.short),
  };
}

function textPart(welcome: Welcome): string {
  const { siteUrl, words, reason, short, link, otherLink } = welcome;
  return [
    reason.subject,
    reason.body,
    `${words.visit}:\n${siteUrl}`,
    reason.why,
    `${words.unsubscribe}:\n${link}`,
    "—",
    `${short}\n${otherLink}`,
  ].join("\n\n");
}

function htmlPart(welcome: Welcome): string {
  const { language, siteUrl, words, otherWords, reason, short, link, otherLink } = welcome;
  const other = otherThan(language);
  return htmlMessage(
    language,
    reason.subject,
    `<h1 style="font-size:22px;line-height:1.4;margin:0 0 16px">${escapeHtml(reason.subject)}</h1>
${paragraph(escapeHtml(reason.body))}
${paragraph(anchor(siteUrl, words.visit))}
<hr>
<div style="font-size:14px">
${paragraph(escapeHtml(reason.why))}
${paragraph(anchor(link, words.unsubscribe))}
<p lang="${other}" dir="${directionOf(other)}" style="margin:0">${escapeHtml(short)} ${anchor(otherLink, otherWords.unsubscribe)}</p>
</div>`,
  );
}
