import {
  breadcrumbList,
  faqPage,
  type HeadContext,
  type PageHead,
  service,
  webSite,
} from "@agency/client/head";
import { translate } from "@agency/content/language";
import { caseStudyQuery } from "@agency/content/queries/case-studies";
import { brand } from "@agency/showcase/brand";
import { getEvidenceDrawing, getPairDrawing } from "@agency/showcase/og-image/pageDrawings";
import type { OgImageInput } from "@agency/showcase/og-image/types";
import { asObjects } from "../asObjects.ts";
import type { ShownPage } from "../navigation/routes.ts";
import { describeIssue, describePost } from "./articles.ts";
import { getHomeSentence, getPortraits } from "./ogImage.ts";
import { agency } from "./organization.ts";
import { getPageFeeds } from "./pageFeeds.ts";
import { describeProduct } from "./products.ts";
import type { DescribePage, HeadPage } from "./types.ts";
import { describeVacancy } from "./vacancy.ts";

const describeHome: DescribePage = (page, context) => ({
  jsonLd: [
    agency(context, page),
    webSite(context, {
      language: page.language,
      name: translate(brand.name, page.language),
      searchPath: "/blog",
    }),
  ],
  sharing: { kind: "home", title: getHomeSentence(page), seed: "home" },
});

const describeAgency: DescribePage = (page, context) => ({ jsonLd: [agency(context, page)] });

const describeService =
  (name: "branding" | "advertising" | "marketing" | "technology"): DescribePage =>
  ({ language, path, meta, getT }, context) => ({
    jsonLd: [
      service(context, {
        language,
        path,
        name: meta.name,
        description: meta.description,
        serviceType: getT("common")(`nav.${name}`),
        areas: brand.countries,
      }),
      faqPage(getT("services")(`${name}.faq.items`, asObjects)),
    ],
  });

const describeCaseStudy: DescribePage = ({ language, params, queries, getT }) => {
  const { slug = "" } = params;
  const study = queries.find(caseStudyQuery, { lang: language, slug });
  if (!study) return {};
  return {
    type: "article",
    parent: { name: getT("common")("footer.caseStudies"), path: "/case-studies" },
    isSample: study.isSample,
    sharing: {
      kind: "case",
      title: study.title.text,
      note: study.clientName?.text,
      seed: slug,
      drawing: getEvidenceDrawing(study),
    },
  };
};

const descriptions: Partial<Record<ShownPage, DescribePage>> = {
  home: describeHome,
  about: describeAgency,
  contact: describeAgency,
  team: (page) => ({ sharing: { drawing: getPairDrawing(getPortraits(page)) } }),
  branding: describeService("branding"),
  advertising: describeService("advertising"),
  marketing: describeService("marketing"),
  technology: describeService("technology"),
  rendre: describeProduct("rendre"),
  upflyover: describeProduct("upflyover"),
  gymestry: describeProduct("gymestry"),
  blogPost: describePost,
  caseStudy: describeCaseStudy,
  vacancy: describeVacancy,
  issue: describeIssue,
};

/** Builds a page's head, JSON-LD with breadcrumbs, and Open Graph image's input. */
export function pageHead(
  page: HeadPage,
  context: HeadContext,
): { head: Omit<PageHead, "image">; isSample: boolean; sharing: OgImageInput } {
  const { language, path, meta } = page;
  const { name } = meta;
  const {
    jsonLd = [],
    parent,
    isSample = false,
    sharing,
    ...additions
  } = descriptions[page.page]?.(page, context) ?? {};
  const breadcrumbs = [
    { name: page.getT("common")("nav.home"), path: "/" },
    ...(parent ? [parent] : []),
    { name, path },
  ];
  const hasBreadcrumbs = page.page !== "home" && page.page !== "notFound";
  return {
    head: {
      ...meta,
      path,
      language,
      feeds: getPageFeeds(page),
      ...additions,
      jsonLd: [
        ...(hasBreadcrumbs ? [breadcrumbList(context, language, breadcrumbs)] : []),
        ...jsonLd.filter((object) => object !== undefined),
      ],
    },
    isSample,
    sharing: { kind: "page", title: name, language, seed: path, ...sharing },
  };
}
