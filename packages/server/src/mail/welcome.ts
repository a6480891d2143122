import type { ProductSlug } from "@agency/content";
import { type Language, translate } from "@agency/content/language";
import type { MailContent } from "@agency/mail";
import type { SendMailOptions } from "nodemailer";
import type { Subscriber } from "../records/types.ts";
import { renderLetter } from "./letter.ts";
import { getOtherLanguages, type MailTexts } from "./mailTexts.ts";
import { subscriberUrl } from "./subscriberLinks.ts";
import type { MailOptions } from "./types.ts";
import { getUnsubscribeHeaders } from "./unsubscribeHeaders.ts";

/**
 * Composes the welcome mail in the visitor's language, with a line in each other. No input but the
 * address.
 */
export function composeWelcome(subscriber: Subscriber, options: MailOptions): SendMailOptions {
  const { language, email } = subscriber;
  const { replyTo, siteUrl, secret } = options;
  const mail = renderLetter(welcomeLetter(subscriber, options), options);
  return {
    to: { name: "", address: email },
    ...(replyTo && { replyTo }),
    ...mail,
    headers: {
      ...mail.headers,
      ...getUnsubscribeHeaders(
        subscriberUrl("unsubscribe", siteUrl, secret, subscriber._id, language),
      ),
    },
  };
}

function welcomeLetter(
  { _id, language, products, subscribedAt }: Subscriber,
  { siteUrl, secret, mails }: MailOptions,
): MailContent<Language> {
  const words = translate(mails.words, language).welcome;
  const reason = getReasonTexts(words, language, products);
  const link = (lng: Language) => ({
    text: translate(mails.words, lng).welcome.unsubscribe,
    href: subscriberUrl("unsubscribe", siteUrl, secret, _id, lng),
  });
  return {
    language,
    title: reason.subject,
    preview: reason.body,
    parts: [
      { kind: "title", text: reason.subject },
      { kind: "text", content: reason.body },
      {
        kind: "steps",
        items: [
          {
            label: words.subscribed,
            note: mails.moment(new Date(subscribedAt), language),
            state: "current",
          },
          { label: words.next, note: words.nextNote, state: "ahead" },
        ],
      },
      { kind: "button", label: words.visit, href: siteUrl },
    ],
    smallPrint: [
      { content: reason.why },
      { content: [link(language)] },
      ...getOtherLanguages(mails.words, language).map((other) => {
        const { short } = getReasonTexts(translate(mails.words, other).welcome, other, products);
        return { content: [`${short} `, link(other)], language: other };
      }),
    ],
  };
}

function getReasonTexts(
  { newsletter, products, names }: MailTexts["welcome"],
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
