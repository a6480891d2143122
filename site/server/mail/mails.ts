import type { AnswerTemplate, StaffMails } from "@agency/backoffice";
import { contact } from "../../shared/contact.ts";
import { formatDate, formatMoment } from "../../src/format.ts";
import type { Language } from "../../src/language.ts";
import { mailPortrait } from "../portraits/portraits.ts";
import { readWords } from "../words.ts";
import { issueMails } from "./issue.ts";
import { getMailSender } from "./sender.ts";

const mailWords = readWords("mail");
const contactWords = readWords("contact");
const applicationWords = readWords("application");
const templateWords = readWords("templates");

/** Fields of the form and steps of an application are called what visitors see them called. */
const wordsIn = (language: Language) => ({
  ...mailWords[language],
  enquiry: { ...mailWords[language].enquiry, message: contactWords[language].form.message },
  applicant: {
    ...mailWords[language].applicant,
    steps: applicationWords[language].steps,
    isWithdrawn: applicationWords[language].isWithdrawn,
    now: applicationWords[language].now,
    reference: applicationWords[language].facts.reference,
  },
});

/** What an answer begins as, and the status that goes with it. */
const template = (name: keyof (typeof templateWords)["en"], to?: string): AnswerTemplate => ({
  name,
  to,
  words: { en: templateWords.en[name], ar: templateWords.ar[name] },
});

/** What stands in the mail in a place of its own, or nowhere. */
const apart: readonly string[] = ["firstName", "lastName", "message", "language", "consentVersion"];

/** What the site's mails say, and how they look. */
export const mails: StaffMails = {
  sender: getMailSender,
  issue: issueMails,
  formatDate,
  moment: formatMoment,
  // As the contact page says.
  answerWithin: 24,
  words: { en: wordsIn("en"), ar: wordsIn("ar") },
  portrait: mailPortrait,
  /** The fields of the form in its order. */
  enquiryRows(enquiry) {
    const { form } = contactWords[enquiry.language];
    const choices: Partial<Record<string, Record<string, string>>> = {
      service: form.services,
      product: form.products,
      plan: form.plans,
      station: form.stations,
    };
    const labels: Partial<Record<string, unknown>> = form;
    const values: Partial<Record<string, unknown>> = { ...enquiry };
    return Object.keys(contact.fieldsSchema.entries)
      .filter((field) => !apart.includes(field) && values[field])
      .map((field) => {
        const value = String(values[field]);
        return [String(labels[field]), choices[field]?.[value] ?? value];
      });
  },
  templates: {
    jobApplication: [
      template("interview", "interview"),
      template("question"),
      template("refusal", "closed"),
      template("general"),
    ],
    contactEnquiry: [template("answer", "answered")],
  },
};
