import type { SendMailOptions } from "nodemailer";
import { contact } from "../../shared/contact.ts";
import type { Enquiry } from "../records.ts";
import type { MailOptions } from "./compose.ts";
import { htmlMessage, paragraph } from "./message.ts";
import { contactWords, escapeHtml, mailWords } from "./words.ts";

/**
 * What the agency gets of an enquiry, in the visitor's language; answering it writes to the
 * visitor. Nothing the visitor typed is in a header but the name and address to answer to.
 */
export function composeEnquiry(enquiry: Enquiry, { to }: MailOptions): SendMailOptions {
  const words = mailWords[enquiry.language].enquiry;
  const messageLabel = contactWords[enquiry.language].form.message;
  const rows = rowsOf(enquiry);
  return {
    to,
    replyTo: { name: enquiry.name, address: enquiry.email },
    subject: words.subject,
    text: [
      words.intro,
      rows.map(([label, value]) => `${label}: \u2068${value}\u2069`).join("\n"),
      `${messageLabel}:\n${enquiry.message}`,
      words.reply,
    ].join("\n\n"),
    html: htmlMessage(
      enquiry.language,
      words.subject,
      `<h1 style="font-size:22px;line-height:1.4;margin:0 0 16px">${escapeHtml(words.subject)}</h1>
${paragraph(escapeHtml(words.intro))}
${rows.map(([label, value]) => paragraph(`${escapeHtml(label)}<br><bdi>${escapeHtml(value)}</bdi>`)).join("\n")}
${paragraph(escapeHtml(messageLabel))}
<p dir="auto" style="margin:0 0 16px;white-space:pre-wrap">${escapeHtml(enquiry.message)}</p>
<hr>
${paragraph(escapeHtml(words.reply))}`,
    ),
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": enquiry.language },
  };
}

/** What stands in the mail in a place of its own, or nowhere. */
const apart: readonly string[] = ["firstName", "lastName", "message", "language", "consentVersion"];

/** The fields of the form in its order, with what they are called there. */
function rowsOf(enquiry: Enquiry): [label: string, value: string][] {
  const words = mailWords[enquiry.language].enquiry;
  const form = contactWords[enquiry.language].form;
  const choices: Partial<Record<string, Record<string, string>>> = {
    service: form.services,
    product: form.products,
    plan: form.plans,
  };
  const labels: Partial<Record<string, unknown>> = form;
  const values: Partial<Record<string, unknown>> = { ...enquiry };
  const rows = Object.keys(contact.fieldsSchema.entries)
    .filter((field) => !apart.includes(field) && values[field])
    .map((field): [string, string] => {
      const value = String(values[field]);
      return [String(labels[field]), choices[field]?.[value] ?? value];
    });
  return [[words.reference, enquiry.reference], [words.name, enquiry.name], ...rows];
}
