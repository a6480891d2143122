import { existsSync, readFileSync } from "node:fs";
import { mapLanguages, type Translated } from "@agency/content/language";
import type answers from "../locales/en/answers.json";
import type application from "../locales/en/application.json";
import type careers from "../locales/en/careers.json";
import type contact from "../locales/en/contact.json";
import type mail from "../locales/en/mail.json";
import type templates from "../locales/en/templates.json";

interface Namespaces {
  answers: typeof answers;
  application: typeof application;
  careers: typeof careers;
  contact: typeof contact;
  mail: typeof mail;
  templates: typeof templates;
}

/** Reads languages that have the file. */
export const readTranslations = <Name extends keyof Namespaces>(
  namespace: Name,
): Translated<Namespaces[Name]> =>
  mapLanguages((language) => {
    const file = new URL(`../locales/${language}/${namespace}.json`, import.meta.url);
    return existsSync(file)
      ? (JSON.parse(readFileSync(file, "utf8").replace(/^\ufeff/, "")) as Namespaces[Name])
      : undefined;
  });
