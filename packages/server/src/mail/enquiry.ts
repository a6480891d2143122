import type { SendMailOptions } from "nodemailer";
import type { Enquiry } from "../submissions/records.ts";
import type { MailOptions } from "./compose.ts";
import { htmlMessage, paragraph } from "./message.ts";
import { escapeHtml } from "./words.ts";

/**
 * What the agency gets of an enquiry, in the visitor's language; answering it writes to the
 * visitor. Nothing the visitor typed is in a header but the name and address to answer to.
 */
export function composeEnquiry(enquiry: Enquiry, { to, mails }: MailOptions): SendMailOptions {
  const words = mails.words[enquiry.language].enquiry;
  const rows = [
    [words.reference, enquiry.reference] as const,
    [words.name, enquiry.name] as const,
    ...mails.enquiryRows(enquiry),
  ];
  return {
    to,
    replyTo: { name: enquiry.name, address: enquiry.email },
    subject: words.subject,
    text: [
      words.intro,
      rows.map(([label, value]) => `${label}: \u2068${value}\u2069`).join("\n"),
      `${words.message}:\n${enquiry.message}`,
      words.reply,
    ].join("\n\n"),
    html: htmlMessage(
      enquiry.language,
      words.subject,
      `<h1 style="font-size:22px;line-height:1.4;margin:0 0 16px">${escapeHtml(words.subject)}</h1>
${paragraph(escapeHtml(words.intro))}
${rows.map(([label, value]) => paragraph(`${escapeHtml(label)}<br><bdi>${escapeHtml(value)}</bdi>`)).join("\n")}
${paragraph(escapeHtml(words.message))}
<p dir="auto" style="margin:0 0 16px;white-space:pre-wrap">${escapeHtml(enquiry.message)}</p>
<hr>
${paragraph(escapeHtml(words.reply))}`,
    ),
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": enquiry.language },
  };
}
