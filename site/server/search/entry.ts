import { categoryOf, industryOf, type LocalizedLabel, servicesOf, tagsOf } from "@agency/content";
import type {
  CaseStudyEntry,
  PostEntry,
  VacancyEntry,
} from "@agency/content/queries/search-entries";
import type { SearchFilter, SearchType } from "../../shared/search.ts";

/** A text in both languages; null where there is none. */
export interface Both {
  en: string | null;
  ar: string | null;
}

/** A value that a document is filtered by. */
export interface Label {
  kind: SearchFilter;
  /** English. */
  key: string;
  ar: string | null;
}

/** A document as the index holds it. */
export interface Entry {
  id: string;
  type: SearchType;
  rev: string;
  /** Whether the editor has put it on the site. */
  isShown: boolean;
  /** In ms since the epoch; null for one that has none, and comes last. */
  moment: number | null;
  /** When it is withdrawn, in ms since the epoch; null for never. */
  until: number | null;
  /** Root-relative, without the prefix of a language. */
  path: string;
  title: Both;
  labels: Label[];
  /** What is found beside titles and filters, as the author: it is never shown. */
  names: string;
  excerpt: Both;
  body: Both;
}

type Texts = string | null | undefined | readonly (string | null)[];

/** Texts one after the other, each a paragraph. */
const joined = (...texts: Texts[]): string | null =>
  texts.flat().filter(Boolean).join("\n\n") || null;

const labelIn =
  (kind: SearchFilter) =>
  ({ key, text, lang }: LocalizedLabel): Label => ({
    kind,
    key,
    ar: lang === "ar" ? text : null,
  });

const momentOf = (text: string | null): number | null => (text === null ? null : Date.parse(text));

/** What is the same of all types. A document without an address, or with a moment that is none, is not shown. */
function base(
  type: SearchType,
  folder: string,
  { _id, _rev, isShown, key, moment, withdrawAt }: PostEntry | CaseStudyEntry | VacancyEntry,
) {
  const at = momentOf(moment);
  const until = momentOf(withdrawAt);
  return {
    id: _id,
    type,
    rev: _rev,
    isShown: isShown && key !== null && !Number.isNaN(at),
    moment: Number.isNaN(at) ? null : at,
    until: Number.isNaN(until) ? null : until,
    path: `/${folder}/${encodeURIComponent(key ?? "")}`,
  };
}

export function postEntry(post: PostEntry): Entry {
  const { ar } = post;
  return {
    ...base("blogPost", "blog", post),
    title: { en: post.title, ar: ar?.title ?? null },
    labels: [labelIn("category")(categoryOf(post, "ar")), ...tagsOf(post).map(labelIn("tag"))],
    names: joined(post.moment?.slice(0, 4), post.author, ar?.author) ?? "",
    excerpt: { en: post.excerpt, ar: ar?.excerpt ?? null },
    body: { en: post.text, ar: ar?.text ?? null },
  };
}

export function caseStudyEntry(study: CaseStudyEntry): Entry {
  const { ar } = study;
  const industry = industryOf(study);
  const names = (of: CaseStudyEntry | CaseStudyEntry["ar"]) => [of?.clientName, of?.location];
  const body = (of: CaseStudyEntry | CaseStudyEntry["ar"]) =>
    joined(of?.objectives, of?.solution, of?.results, of?.testimonial, of?.keyTakeaways);
  return {
    ...base("caseStudy", "case-studies", study),
    title: { en: study.title, ar: ar?.title ?? null },
    labels: [
      ...(industry ? [labelIn("industry")(industry)] : []),
      ...servicesOf(study).map(labelIn("service")),
    ],
    names: joined(...names(study), ...names(ar), study.technologiesUsed) ?? "",
    excerpt: { en: study.challenge, ar: ar?.challenge ?? null },
    body: { en: body(study), ar: body(ar) },
  };
}

export function vacancyEntry(vacancy: VacancyEntry): Entry {
  const { ar, jobType, workMode } = vacancy;
  const names = (of: VacancyEntry | VacancyEntry["ar"]) => [
    ...[of?.department, of?.location, of?.experienceLevel],
    ...(of?.skills ?? []),
  ];
  const body = (of: VacancyEntry | VacancyEntry["ar"]) =>
    joined(of?.responsibilities, of?.requirements);
  return {
    ...base("jobVacancy", "careers", vacancy),
    title: { en: vacancy.title, ar: ar?.title ?? null },
    labels: [],
    names: joined(...names(vacancy), ...names(ar), jobType, workMode) ?? "",
    excerpt: { en: vacancy.description, ar: ar?.description ?? null },
    body: { en: body(vacancy), ar: body(ar) },
  };
}
