import type { SendMailOptions } from "nodemailer";
import type { Enquiry } from "../records.ts";
import type { MailOptions } from "./compose.ts";
import { htmlMessage, paragraph } from "./message.ts";
import { escapeHtml, mailWords } from "./words.ts";

/**
 * What the agency gets of an enquiry, in the visitor's language; answering it writes to the
 * visitor. Nothing the visitor typed is in a header but the name and address to answer to.
 */
export function composeEnquiry(enquiry: Enquiry, { to }: MailOptions): SendMailOptions {
  const words = mailWords[enquiry.language].enquiry;
  const rows = rowsOf(enquiry);
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

function rowsOf(enquiry: Enquiry): [label: string, value: string][] {
  const words = mailWords[enquiry.language].enquiry;
  const rows: [string, string][] = [
    [words.reference, enquiry.reference],
    [words.name, enquiry.name],
    [words.email, enquiry.email],
    [words.phone, enquiry.phone],
    [words.company, enquiry.company],
    [words.service, words.services[enquiry.service]],
  ];
  return rows.filter(([, value]) => value !== "");
}
