import { type Language, translate } from "@agency/content/language";
import type { MailContent } from "@agency/mail";
import type { SendMailOptions } from "nodemailer";
import type { Enquiry } from "../records/types.ts";
import { renderLetter } from "./letter.ts";
import type { MailOptions } from "./types.ts";

/** Composes the mail to the agency. Headers contain no input but `Reply-To`. */
export function composeEnquiry(enquiry: Enquiry, options: MailOptions): SendMailOptions {
  return {
    to: options.to,
    replyTo: { name: enquiry.name, address: enquiry.email },
    ...renderLetter(enquiryLetter(enquiry, options.mails), options),
  };
}

function enquiryLetter(enquiry: Enquiry, mails: MailOptions["mails"]): MailContent<Language> {
  const { language, receivedAt } = enquiry;
  const words = translate(mails.words, language).enquiry;
  const received = new Date(receivedAt);
  const answerBy = new Date(received.getTime() + mails.answerWithin * 3_600_000);
  const rows = [[words.name, enquiry.name] as const, ...mails.enquiryRows(enquiry)];
  return {
    language,
    title: words.subject,
    note: enquiry.reference,
    parts: [
      { kind: "title", text: words.subject },
      { kind: "text", content: words.intro },
      {
        kind: "steps",
        items: [
          { label: words.received, note: mails.moment(received, language), state: "current" },
          { label: words.answerBy, note: mails.moment(answerBy, language), state: "ahead" },
        ],
      },
      {
        kind: "facts",
        items: [
          { label: words.reference, value: enquiry.reference },
          ...rows.map(([label, value, href]) => ({ label, value, href })),
          { label: words.message, value: enquiry.message },
        ],
      },
    ],
    smallPrint: [{ content: words.reply }],
  };
}
