import { defaultLanguage, type Language, localize } from "./language.ts";
import { defaultCategory, type LocalizedLabel } from "./localized-groq.ts";
import type { Service } from "./services.ts";

export interface LabelCount extends LocalizedLabel {
  count: number;
}

/** Counts labels by key: most frequent first, then by key. One translation suffices. */
export function countLabels(labels: Iterable<LocalizedLabel | null>): LabelCount[] {
  const counts = new Map<string, LabelCount>();
  for (const label of labels) {
    if (!label) continue;
    const known = counts.get(label.key);
    const { key, text, lang } = known && known.lang !== defaultLanguage ? known : label;
    counts.set(label.key, { key, text, lang, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}

interface PostLabels {
  category: string | null;
  tags: string[] | null;
  ar?: { category: string | null; tags: string[] | null } | null;
}

interface CaseStudyLabels {
  industry: string | null;
  category: string | null;
  services: Service[] | null;
  ar?: { industry: string | null; category: string | null } | null;
}

const getLabel = (key: string, arabic: string | null | undefined): LocalizedLabel =>
  arabic ? { key, text: arabic, lang: "ar" } : { key, text: key, lang: "en" };

export const getCategory = ({ category, ar }: PostLabels, lang: Language): LocalizedLabel =>
  category
    ? getLabel(category, ar?.category)
    : { key: defaultCategory.en, ...localize(defaultCategory, lang) };

/**
 * Returns a post's tags, keyed by the English one. Texts are Arabic wherever `ar` has as many tags,
 * so query `ar` for Arabic only.
 */
export function getTags({ tags, ar }: PostLabels): LocalizedLabel[] {
  const arabic = ar?.tags?.length === tags?.length ? ar?.tags : null;
  return (tags ?? []).map((tag, index) => getLabel(tag, arabic?.[index]));
}

export const getIndustry = ({ industry, ar }: CaseStudyLabels): LocalizedLabel | null =>
  industry ? getLabel(industry, ar?.industry) : null;

export function getServices({ category, services, ar }: CaseStudyLabels): LocalizedLabel[] {
  const further = (services ?? []).filter((service) => service !== category);
  const all = further.map((service) => getLabel(service, null));
  return category ? [getLabel(category, ar?.category), ...all] : all;
}
