import {
  getCategory,
  getIndustry,
  getServices,
  getTags,
  type LocalizedLabel,
} from "@agency/content";
import type {
  CaseStudyEntry,
  PostEntry,
  VacancyEntry,
} from "@agency/content/queries/search-entries";
import type { SearchFilter, SearchType } from "./contract.ts";

export const documentTypes = ["blogPost", "caseStudy", "jobVacancy"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Root-relative path prefixes, such as `/blog/`. */
export type DocumentPaths = Readonly<Record<DocumentType, string>>;

export interface Bilingual {
  en: string | null;
  ar: string | null;
}

export interface Label {
  kind: SearchFilter;
  key: string;
  ar: string | null;
}

export interface Entry {
  id: string;
  type: SearchType;
  rev: string;
  isShown: boolean;
  /** Publication, in ms since 1970. Documents without one sort last. */
  moment: number | null;
  /** Withdrawal, in ms since 1970. */
  until: number | null;
  /** Root-relative, without language prefix. */
  path: string;
  title: Bilingual;
  labels: Label[];
  /** Searchable but never shown, such as the author. */
  names: string;
  excerpt: Bilingual;
  body: Bilingual;
}

type Texts = string | null | undefined | readonly (string | null)[];

const join = (...texts: Texts[]): string | null =>
  texts.flat().filter(Boolean).join("\n\n") || null;

const toLabel =
  (kind: SearchFilter) =>
  ({ key, text, lang }: LocalizedLabel): Label => ({
    kind,
    key,
    ar: lang === "ar" ? text : null,
  });

const parseMoment = (text: string | null): number | null =>
  text === null ? null : Date.parse(text);

export interface ContentEntries {
  blogPost: PostEntry;
  caseStudy: CaseStudyEntry;
  jobVacancy: VacancyEntry;
}

/** Documents without a key or with an invalid date are hidden. */
function toBase(
  type: DocumentType,
  prefix: string,
  { _id, _rev, isShown, key, moment, withdrawAt }: PostEntry | CaseStudyEntry | VacancyEntry,
) {
  const at = parseMoment(moment);
  const until = parseMoment(withdrawAt);
  return {
    id: _id,
    type,
    rev: _rev,
    isShown: isShown && key !== null && !Number.isNaN(at),
    moment: Number.isNaN(at) ? null : at,
    until: Number.isNaN(until) ? null : until,
    path: `${prefix}${encodeURIComponent(key ?? "")}`,
  };
}

type EntryTexts = Omit<Entry, keyof ReturnType<typeof toBase>>;

function postTexts(post: PostEntry): EntryTexts {
  const { ar } = post;
  return {
    title: { en: post.title, ar: ar?.title ?? null },
    labels: [toLabel("category")(getCategory(post, "ar")), ...getTags(post).map(toLabel("tag"))],
    names: join(post.moment?.slice(0, 4), post.author, ar?.author) ?? "",
    excerpt: { en: post.excerpt, ar: ar?.excerpt ?? null },
    body: { en: post.text, ar: ar?.text ?? null },
  };
}

function caseStudyTexts(study: CaseStudyEntry): EntryTexts {
  const { ar } = study;
  const industry = getIndustry(study);
  const names = (of: CaseStudyEntry | CaseStudyEntry["ar"]) => [of?.clientName, of?.location];
  const body = (of: CaseStudyEntry | CaseStudyEntry["ar"]) =>
    join(of?.objectives, of?.solution, of?.results, of?.testimonial, of?.keyTakeaways);
  return {
    title: { en: study.title, ar: ar?.title ?? null },
    labels: [
      ...(industry ? [toLabel("industry")(industry)] : []),
      ...getServices(study).map(toLabel("service")),
    ],
    names: join(...names(study), ...names(ar), study.technologiesUsed) ?? "",
    excerpt: { en: study.challenge, ar: ar?.challenge ?? null },
    body: { en: body(study), ar: body(ar) },
  };
}

function vacancyTexts(vacancy: VacancyEntry): EntryTexts {
  const { ar, jobType, workMode } = vacancy;
  const names = (of: VacancyEntry | VacancyEntry["ar"]) => [
    ...[of?.department, of?.location, of?.experienceLevel],
    ...(of?.skills ?? []),
  ];
  const body = (of: VacancyEntry | VacancyEntry["ar"]) =>
    join(of?.responsibilities, of?.requirements);
  return {
    title: { en: vacancy.title, ar: ar?.title ?? null },
    labels: [],
    names: join(...names(vacancy), ...names(ar), jobType, workMode) ?? "",
    excerpt: { en: vacancy.description, ar: ar?.description ?? null },
    body: { en: body(vacancy), ar: body(ar) },
  };
}

const texts: { [Type in DocumentType]: (document: ContentEntries[Type]) => EntryTexts } = {
  blogPost: postTexts,
  caseStudy: caseStudyTexts,
  jobVacancy: vacancyTexts,
};

export const toEntry = <Type extends DocumentType>(
  type: Type,
  document: ContentEntries[Type],
  paths: DocumentPaths,
): Entry => ({ ...toBase(type, paths[type], document), ...texts[type](document) });
