import { defaultLanguage, type Language, localize } from "./language.ts";
import { defaultCategory, type LocalizedLabel } from "./localized.ts";
import type { Service } from "./services.ts";

/** A label with how many documents carry it: an entry of a filter. */
export interface LabelCount extends LocalizedLabel {
  count: number;
}

/**
 * Counts labels by their key: most first, then by key. Where only some documents have the label
 * translated, the translation is used for all of them.
 */
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

/** What the blog's filters need of a post. */
interface PostLabels {
  category: string | null;
  tags: string[] | null;
  ar?: { category: string | null; tags: string[] | null } | null;
}

/** What the filters of the case studies need of one. */
interface CaseStudyLabels {
  industry: string | null;
  category: string | null;
  /** Further services. */
  services: Service[] | null;
  ar?: { industry: string | null; category: string | null } | null;
}

const getLabel = (key: string, arabic: string | null | undefined): LocalizedLabel =>
  arabic ? { key, text: arabic, lang: "ar" } : { key, text: key, lang: "en" };

/** The category of a post, for `countLabels`. */
export const getCategory = ({ category, ar }: PostLabels, lang: Language): LocalizedLabel =>
  category
    ? getLabel(category, ar?.category)
    : { key: defaultCategory.en, ...localize(defaultCategory, lang) };

/** The tags of a post, for `countLabels`. Arabic counts only as long as it is in step. */
export function getTags({ tags, ar }: PostLabels): LocalizedLabel[] {
  const arabic = ar?.tags?.length === tags?.length ? ar?.tags : null;
  return (tags ?? []).map((tag, index) => getLabel(tag, arabic?.[index]));
}

/** The industry of a case study, for `countLabels`. */
export const getIndustry = ({ industry, ar }: CaseStudyLabels): LocalizedLabel | null =>
  industry ? getLabel(industry, ar?.industry) : null;

/** What the filter by service finds a case study by: its category, then further services. */
export function getServices({ category, services, ar }: CaseStudyLabels): LocalizedLabel[] {
  const further = (services ?? []).filter((service) => service !== category);
  const all = further.map((service) => getLabel(service, null));
  return category ? [getLabel(category, ar?.category), ...all] : all;
}
