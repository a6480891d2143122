import type { AnswerTemplate, StaffMails } from "@agency/backoffice";
import { formatMoment } from "@agency/client/format";
import { type Language, mapLanguages, translate } from "@agency/content/language";
import { getPhoneLink } from "@agency/server/forms/phone";
import { brand } from "@agency/showcase/brand";
import { contact } from "../../shared/contact.ts";
import { formatDate } from "../../src/formatDate.ts";
import { getMailPortrait } from "../portraits/portraits.ts";
import { readTranslations } from "../translations.ts";
import { issueMails } from "./issue.ts";
import { getMailSender } from "./sender.ts";

const mailWords = readTranslations("mail");
const contactWords = readTranslations("contact");
const applicationWords = readTranslations("application");
const templateWords = readTranslations("templates");

function getMailTranslations(language: Language) {
  const mail = mailWords[language];
  const { steps, isWithdrawn, now, facts } = translate(applicationWords, language);
  return (
    mail && {
      ...mail,
      enquiry: { ...mail.enquiry, message: translate(contactWords, language).form.message },
      applicant: { ...mail.applicant, steps, isWithdrawn, now, reference: facts.reference },
    }
  );
}

/** Reply template. @param to status set by the reply */
const template = (name: keyof (typeof templateWords)["en"], to?: string): AnswerTemplate => ({
  name,
  to,
  words: mapLanguages((language) => templateWords[language]?.[name]),
});

/** Fields elsewhere in the mail, or not in it. */
const separateFields: readonly string[] = [
  "firstName",
  "lastName",
  "message",
  "language",
  "consentVersion",
];

export const mails: StaffMails = {
  sender: getMailSender,
  issue: issueMails,
  formatDate,
  moment: (time, language) => formatMoment(time, language, brand.timeZone),
  // In hours, as promised on the contact page.
  answerWithin: 24,
  words: mapLanguages(getMailTranslations),
  portrait: getMailPortrait,
  enquiryRows(enquiry) {
    const { form } = translate(contactWords, enquiry.language);
    const choices: Partial<Record<string, Record<string, string>>> = {
      service: form.services,
      product: form.products,
      plan: form.plans,
      station: form.stations,
    };
    const labels: Partial<Record<string, unknown>> = form;
    const values: Partial<Record<string, unknown>> = { ...enquiry };
    return Object.keys(contact.fieldsSchema.entries)
      .filter((field) => !separateFields.includes(field) && values[field])
      .map((field) => {
        const value = String(values[field]);
        const href = field === "phone" ? getPhoneLink(enquiry) : undefined;
        return [String(labels[field]), choices[field]?.[value] ?? value, href];
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
