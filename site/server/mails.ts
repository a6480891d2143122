import type { Mails } from "@agency/server";
import { contact } from "../shared/contact.ts";
import type { Language } from "../src/language.ts";
import { readWords } from "./words.ts";

const mailWords = readWords("mail");
const contactWords = readWords("contact");

/** The fields of the form as the visitor saw them are what the mail names them by. */
const wordsIn = (language: Language) => ({
  ...mailWords[language],
  enquiry: { ...mailWords[language].enquiry, message: contactWords[language].form.message },
});

/** What stands in the mail in a place of its own, or nowhere. */
const apart: readonly string[] = ["firstName", "lastName", "message", "language", "consentVersion"];

/** What the site's mails say. */
export const mails: Mails = {
  words: { en: wordsIn("en"), ar: wordsIn("ar") },
  /** The fields of the form in its order. */
  enquiryRows(enquiry) {
    const { form } = contactWords[enquiry.language];
    const choices: Partial<Record<string, Record<string, string>>> = {
      service: form.services,
      product: form.products,
      plan: form.plans,
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
};
