import { charts, evidence } from "@agency/content/schema";
import { hashField } from "@agency/content/translation";
import { addSchemaTypes } from "./addSchemaTypes.ts";
import { portableText } from "./blocks.ts";
import { cases } from "./cases.ts";
import { issues } from "./issues.ts";
import {
  categories,
  cities,
  departments,
  industries,
  levels,
  serviceNames,
  tags,
} from "./labels.ts";
import { clientPortrait, getCoverFields } from "./pictures.ts";
import { portraits } from "./portraits.ts";
import { posts } from "./posts/index.ts";
import { products } from "./products.ts";
import { redirects } from "./redirects.ts";
import {
  createReference,
  createSlug,
  firstDay,
  getKey,
  productDocument,
  type SampleDocument,
  siteDocuments,
} from "./siteDocuments.ts";
import { team } from "./team.ts";
import type {
  CaseSource,
  IssueSource,
  MemberSource,
  PostSource,
  RedirectSource,
  VacancySource,
} from "./types.ts";
import { vacancies } from "./vacancies.ts";

/** Shown with content that could be mistaken for real. */
const disclaimer = {
  en: "Sample project: client, people and figures are fictional.",
  ar: "مشروع توضيحي: العميل والأشخاص والأرقام أمثلة غير حقيقية.",
};

function postDocument({
  slug,
  cover,
  body,
  ar = {},
  isPublished,
  ...fields
}: PostSource): SampleDocument {
  return {
    _id: `post-${slug}`,
    _type: "blogPost",
    _createdAt: fields.publishedDate ?? firstDay,
    ...fields,
    slug: createSlug(slug),
    isPopular: fields.isPopular ?? false,
    isPublished: isPublished ?? true,
    isSample: true,
    ...getCoverFields(`post-${slug}`, cover),
    body: portableText(body),
    ar: {
      ...ar,
      ...(fields.category && { category: categories[fields.category] }),
      tags: fields.tags.map((tag) => tags[tag]),
      ...(ar.body && { body: portableText(ar.body) }),
    },
  };
}

/** Names, and amounts without words. */
const leftEmpty = ["clientName", "value", "beforeLabel", "afterLabel"];

/** Marks fields as final for the translation desk. */
function withMarks<Fields extends object>(fields: Fields, at: string, names: string[]): Fields {
  const digest = (value: unknown) => hashField({ type: "string" }, value);
  const texts = fields as Record<string, unknown>;
  const ar = (texts.ar ?? {}) as Record<string, unknown>;
  const marks = names
    .filter((name) => (texts[name] === undefined) !== (ar[name] === undefined))
    .map((name) => ({
      _type: "translationMark",
      _key: name,
      state: "final",
      source: digest(texts[name]),
      target: digest(ar[name]),
      at,
      by: "sample",
    }));
  return marks.length > 0 ? { ...fields, ar: { ...ar, translation: marks } } : fields;
}

function caseDocument(source: CaseSource): SampleDocument {
  const {
    slug,
    createdAt,
    cover,
    evidence: drawn,
    charts: drawnResults,
    metrics,
    timeline,
    hasApp,
    isPublished,
    ar,
    ...fields
  } = source;
  // Reserved domain (RFC 2606).
  const site = `https://${slug}.example`;
  const [category] = fields.services;
  const document = {
    _id: `case-${slug}`,
    _type: "caseStudy",
    _createdAt: createdAt,
    ...fields,
    slug: createSlug(slug),
    isFeatured: fields.isFeatured ?? false,
    isPublished: isPublished ?? true,
    isSample: true,
    category,
    ...getCoverFields(`case-${slug}`, cover),
    ...clientPortrait(source),
    ...(drawn && { evidence: addSchemaTypes(evidence, [drawn]) }),
    ...(drawnResults && { charts: addSchemaTypes(charts, drawnResults) }),
    metricsImproved: metrics.map((metric, index) => ({
      _type: "metric",
      _key: `m${index}`,
      ...withMarks(metric, createdAt, leftEmpty),
    })),
    timeline: timeline.map((milestone) => ({
      _type: "milestone",
      _key: `w${milestone.week}`,
      ...milestone,
    })),
    websiteUrl: site,
    instagramUrl: `${site}/instagram`,
    ...(hasApp && { appStoreUrl: `${site}/ios`, playStoreUrl: `${site}/android` }),
    disclaimer: disclaimer.en,
    ar: {
      ...ar,
      industry: industries[fields.industry],
      location: cities[fields.location],
      category: serviceNames[category],
      disclaimer: disclaimer.ar,
    },
  };
  return withMarks(document, createdAt, leftEmpty);
}

function vacancyDocument({
  slug,
  createdAt,
  isActive,
  ar,
  ...fields
}: VacancySource): SampleDocument {
  return {
    _id: `vacancy-${slug}`,
    _type: "jobVacancy",
    _createdAt: createdAt,
    ...fields,
    isFeatured: fields.isFeatured ?? false,
    isActive: isActive ?? true,
    isSample: true,
    office: createReference(`office-${getKey(fields.location)}`),
    ar: {
      ...ar,
      department: departments[fields.department],
      location: cities[fields.location],
      experienceLevel: levels[fields.experienceLevel],
    },
  };
}

const peopleDisclaimer = {
  en: "The people on this page are fictional.",
  ar: "الأشخاص في هذه الصفحة غير حقيقيين.",
};

function memberDocument(
  { slug, isPublished, ar, ...fields }: MemberSource,
  order: number,
): SampleDocument {
  return {
    _id: `team-${slug}`,
    _type: "teamMember",
    _createdAt: firstDay,
    ...fields,
    order,
    drawing: portraits[slug as keyof typeof portraits],
    isPublished: isPublished ?? true,
    isSample: true,
    disclaimer: peopleDisclaimer.en,
    ar: { ...ar, disclaimer: peopleDisclaimer.ar },
  };
}

const redirectDocument = ({ slug, ...fields }: RedirectSource): SampleDocument => ({
  _id: `redirect-${slug}`,
  _type: "redirect",
  _createdAt: firstDay,
  ...fields,
  isSample: true,
});

const postReference = (slug: string) => ({ _type: "reference", _ref: `post-${slug}` });

function issueDocument({
  slug,
  cover,
  lead,
  posts: listed,
  body,
  ar,
  ...fields
}: IssueSource): SampleDocument {
  const post = posts.find(({ slug }) => slug === cover);
  if (!post) throw new Error(`The issue "${slug}" has the cover of no post: "${cover}".`);
  const { featuredImage, featuredImageLight } = getCoverFields(`post-${cover}`, post.cover);
  return {
    _id: `issue-${slug}`,
    _type: "newsletterIssue",
    _createdAt: fields.sentAt,
    ...fields,
    slug: createSlug(slug),
    cover: featuredImage,
    ...(featuredImageLight && { coverLight: featuredImageLight }),
    lead: postReference(lead),
    posts: listed.map((post) => ({ _key: post, ...postReference(post) })),
    body: portableText(body),
    ar: { ...ar, body: portableText(ar.body) },
    isSample: true,
  };
}

/** Deterministic. */
export const documents = (): SampleDocument[] => [
  ...posts.map(postDocument),
  ...cases.map(caseDocument),
  ...vacancies.map(vacancyDocument),
  ...team.map(memberDocument),
  ...products.map(productDocument),
  ...redirects.map(redirectDocument),
  ...issues.map(issueDocument),
  ...siteDocuments(),
];

/** One document per line, for `@sanity/import`. */
export const ndjson = (): string =>
  documents()
    .map((document) => `${JSON.stringify(document)}\n`)
    .join("");
