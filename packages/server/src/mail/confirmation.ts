import { type Language, translate } from "@agency/content/language";
import type { SendMailOptions } from "nodemailer";
import type { Subscriber } from "../records/types.ts";
import { renderLetter } from "./letter.ts";
import { getOtherLanguages } from "./mailTexts.ts";
import { subscriberUrl } from "./subscriberLinks.ts";
import type { MailOptions } from "./types.ts";

/**
 * Composes the double opt-in mail in the visitor's language, with a line in each other. No input
 * but the address.
 */
export function composeConfirmation(
  { _id, email, language, subscribedAt }: Subscriber,
  options: MailOptions,
): SendMailOptions {
  const { replyTo, siteUrl, secret, mails } = options;
  const words = translate(mails.words, language).confirmation;
  const linkIn = (lng: Language) => subscriberUrl("confirm", siteUrl, secret, _id, lng);
  const letter = {
    language,
    title: words.subject,
    preview: words.body,
    parts: [
      { kind: "title", text: words.subject } as const,
      { kind: "text", content: words.body } as const,
      {
        kind: "steps",
        items: [
          {
            label: words.asked,
            note: mails.moment(new Date(subscribedAt), language),
            state: "current",
          },
          { label: words.next, note: words.nextNote, state: "ahead" },
        ],
      } as const,
      { kind: "button", label: words.button, href: linkIn(language) } as const,
    ],
    smallPrint: [
      { content: words.why },
      ...getOtherLanguages(mails.words, language).map((other) => {
        const { short, button } = translate(mails.words, other).confirmation;
        return { content: [`${short} `, { text: button, href: linkIn(other) }], language: other };
      }),
    ],
  };
  return {
    to: { name: "", address: email },
    ...(replyTo && { replyTo }),
    ...renderLetter(letter, options),
  };
}
