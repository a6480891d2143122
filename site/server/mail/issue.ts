import type { IssueMails } from "@agency/backoffice";
import { formatPeriod } from "@agency/client/format";
import { getAbsoluteUrl } from "@agency/client/routes";
import { type Language, translate } from "@agency/content/language";
import { sanitizeHref } from "@agency/content/urls";
import { brand } from "@agency/showcase/brand";
import { readTranslations } from "../translations.ts";

const words = readTranslations("mail");

/** CLDR plural form. */
function formatPlural(
  name: "read" | "about",
  count: number,
  language: Language,
  values: Record<string, string> = {},
): string {
  const forms: Partial<Record<string, string>> = translate(words, language).issue;
  const form = new Intl.PluralRules(language).select(count);
  const text = forms[`${name}_${form}`] ?? forms[`${name}_other`] ?? "";
  return interpolate(text, { count: String(count), ...values });
}

const interpolate = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

export const issueMails: IssueMails = {
  note({ number, sentAt }, language) {
    const moment = sentAt ?? new Date().toISOString();
    const month = formatPeriod(moment, language, "month", brand.timeZone);
    const { note } = translate(words, language).issue;
    return number === null ? month : interpolate(note, { number: String(number), month });
  },
  read: (minutes, language) => formatPlural("read", minutes, language),
  about: ({ category, readingMinutes }, language) =>
    formatPlural("about", readingMinutes, language, { category: category.text }),
  getUrl(kind, slug, language, origin) {
    const folder = kind === "issue" ? "/newsletter" : "/blog";
    return getAbsoluteUrl({ origin }, language, `${folder}/${encodeURIComponent(slug ?? "")}`);
  },
  getLink(href, language, origin) {
    const link = sanitizeHref(href);
    if (link?.startsWith("#")) return undefined;
    // Internal paths have no language prefix.
    return link?.startsWith("/") ? getAbsoluteUrl({ origin }, language, link) : link;
  },
};
