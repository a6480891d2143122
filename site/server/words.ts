import { readFileSync } from "node:fs";
import type answers from "../locales/en/answers.json";
import type application from "../locales/en/application.json";
import type contact from "../locales/en/contact.json";
import type mail from "../locales/en/mail.json";
import type templates from "../locales/en/templates.json";
import type { Language } from "../src/language.ts";

interface Namespaces {
  answers: typeof answers;
  application: typeof application;
  contact: typeof contact;
  mail: typeof mail;
  templates: typeof templates;
}

/** The words of a file in `locales/`, in both languages. */
export function readWords<Name extends keyof Namespaces>(
  namespace: Name,
): Record<Language, Namespaces[Name]> {
  const read = (language: Language) => {
    const file = new URL(`../locales/${language}/${namespace}.json`, import.meta.url);
    return JSON.parse(readFileSync(file, "utf8")) as Namespaces[Name];
  };
  return { en: read("en"), ar: read("ar") };
}
