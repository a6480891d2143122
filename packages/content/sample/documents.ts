import { imageFile, portableText } from "./blocks.ts";
import { cases } from "./cases.ts";
import {
  categories,
  departments,
  industries,
  levels,
  offices,
  serviceNames,
  tags,
} from "./labels.ts";
import { coverFields, galleryImage, logoFile } from "./pictures.ts";
import { posts } from "./posts/index.ts";
import { products } from "./products.ts";
import { redirects } from "./redirects.ts";
import type {
  CaseSource,
  MemberSource,
  PostSource,
  ProductSource,
  RedirectSource,
  VacancySource,
} from "./source.ts";
import { team } from "./team.ts";
import { vacancies } from "./vacancies.ts";

export type SampleDocument = { _id: string; _type: string; _createdAt: string } & Record<
  string,
  unknown
>;

/** For what a reader could take for real. */
const disclaimer = {
  en: "Sample project: client, people and figures are fictional.",
  ar: "مشروع توضيحي: العميل والأشخاص والأرقام من نسج الخيال.",
};

const slugField = (current: string) => ({ _type: "slug", current });

/** Posts without a date are as old as the first one. */
const firstDay = "2025-06-02T06:00:00Z";

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
    slug: slugField(slug),
    isPopular: fields.isPopular ?? false,
    isPublished: isPublished ?? true,
    isSample: true,
    ...coverFields(`post-${slug}`, cover),
    body: portableText(body),
    ar: {
      ...ar,
      ...(fields.category && { category: categories[fields.category] }),
      tags: fields.tags.map((tag) => tags[tag]),
      ...(ar.body && { body: portableText(ar.body) }),
    },
  };
}

function caseDocument(source: CaseSource): SampleDocument {
  const { slug, createdAt, cover, gallery, metrics, timeline, hasApp, isPublished, ar, ...fields } =
    source;
  // A domain that is nobody's (RFC 2606).
  const site = `https://${slug}.example`;
  const [category] = fields.services;
  return {
    _id: `case-${slug}`,
    _type: "caseStudy",
    _createdAt: createdAt,
    ...fields,
    slug: slugField(slug),
    isFeatured: fields.isFeatured ?? false,
    isPublished: isPublished ?? true,
    isSample: true,
    category,
    ...coverFields(`case-${slug}`, cover),
    clientLogo: {
      ...imageFile(logoFile(slug)),
      alt: `Logo of ${fields.clientName}`,
      mirrorInRtl: false,
      ar: { alt: `شعار ${fields.clientName}` },
    },
    projectGallery: gallery.map(({ kind }, index) => ({
      _key: `g${index}`,
      ...galleryImage(slug, index, kind),
    })),
    metricsImproved: metrics.map((metric, index) => ({
      _type: "metric",
      _key: `m${index}`,
      ...metric,
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
      location: offices[fields.location].ar,
      category: serviceNames[category],
      disclaimer: disclaimer.ar,
    },
  };
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
    address: offices[fields.location].address,
    ar: {
      ...ar,
      department: departments[fields.department],
      location: offices[fields.location].ar,
      experienceLevel: levels[fields.experienceLevel],
    },
  };
}

const peopleDisclaimer = {
  en: "The people on this page are fictional.",
  ar: "الأشخاص في هذه الصفحة من نسج الخيال.",
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
    isPublished: isPublished ?? true,
    isSample: true,
    disclaimer: peopleDisclaimer.en,
    ar: { ...ar, disclaimer: peopleDisclaimer.ar },
  };
}

function productDocument(
  { slug, offers, ...fields }: ProductSource,
  order: number,
): SampleDocument {
  return {
    _id: `product-${slug}`,
    _type: "product",
    _createdAt: firstDay,
    ...fields,
    ...(offers && {
      offers: offers.map((offer, index) => ({ _type: "offer", _key: `o${index}`, ...offer })),
    }),
    slug: slugField(slug),
    order,
    isSample: true,
  };
}

const redirectDocument = ({ slug, ...fields }: RedirectSource): SampleDocument => ({
  _id: `redirect-${slug}`,
  _type: "redirect",
  _createdAt: firstDay,
  ...fields,
  isSample: true,
});

/** The sample content, of each type some. Always the same. */
export const documents = (): SampleDocument[] => [
  ...posts.map(postDocument),
  ...cases.map(caseDocument),
  ...vacancies.map(vacancyDocument),
  ...team.map(memberDocument),
  ...products.map(productDocument),
  ...redirects.map(redirectDocument),
];

/** The documents as `@sanity/import` takes them, one on a line. */
export const ndjson = (): string =>
  documents()
    .map((document) => `${JSON.stringify(document)}\n`)
    .join("");
