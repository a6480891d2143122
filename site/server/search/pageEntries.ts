import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Language, mapLanguages } from "@agency/content/language";
import type { Entry } from "@agency/search";
import { pages } from "../../src/navigation/pages.ts";
import { routes } from "../../src/navigation/routes.ts";

interface Words {
  [name: string]: string | Words;
}

const locales = new URL("../../locales/", import.meta.url);

function getTranslations(language: Language, namespace: string): Words {
  const text = readFileSync(new URL(`${language}/${namespace}.json`, locales), "utf8");
  return JSON.parse(text.replace(/^\ufeff/, "")) as Words;
}

/** Without placeholders and tags. */
const getTexts = (words: Words): string[] =>
  Object.entries(words).flatMap(([name, value]) => {
    if (typeof value === "object") return getTexts(value);
    return name === "id" ? [] : [value.replace(/\{\{[^}]*\}\}|<[^>]*>/g, " ")];
  });

const textAt = (words: Words | string | undefined, name: string): string | null => {
  const text = typeof words === "object" ? words[name] : undefined;
  return typeof text === "string" ? text : null;
};

/** Pages without their own section: title and lead. */
function getPageText(language: Language, page: (typeof routes)[number]["page"]) {
  const words = getTranslations(language, pages[page].namespaces[0] ?? page);
  const own = words[page];
  const part = typeof own === "object" ? own : words;
  const { meta, ...texts } = part;
  const body =
    part === words ? [textAt(words, "title"), textAt(words, "lead")] : getTexts(texts as Words);
  return {
    title: textAt(meta, "title"),
    excerpt: textAt(meta, "description"),
    body: body.filter(Boolean).join("\n\n") || null,
  };
}

/** Creates static pages' search index entries from their translations. */
export function getPageEntries(): Entry[] {
  return routes
    .filter(({ path }) => !path.includes(":"))
    .map(({ path, page }) => {
      const { en, ar } = mapLanguages((language) => getPageText(language, page));
      const both = (name: "title" | "excerpt" | "body") => ({
        en: en[name],
        ar: ar?.[name] ?? null,
      });
      const entry = {
        id: `page:${path}`,
        type: "page" as const,
        isShown: true,
        moment: null,
        until: null,
        path,
        title: both("title"),
        labels: [],
        names: "",
        excerpt: both("excerpt"),
        body: both("body"),
      };
      return { ...entry, rev: hash("sha256", JSON.stringify(entry)).slice(0, 20) };
    });
}
