import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Service,
  SoftwareApplication,
  WithContext,
} from "schema-dts";
import { type Language, languages } from "../../language.ts";
import { absoluteUrl, type HeadContext, resolveUrl } from "../head.ts";
import { organizationId } from "./organization.ts";

/** A page of the site by its path without language prefix. */
interface PageData {
  language: Language;
  path: string;
  name: string;
  description: string;
}

/** The way to a page, from the home page on; the page itself comes last. */
export const breadcrumbList = (
  context: HeadContext,
  language: Language,
  steps: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absoluteUrl(context, language, path),
  })),
});

export interface BlogPostingData {
  /** Of the page. */
  language: Language;
  /** Of the text, where it is not that of the page. @default that of the page */
  textLanguage?: Language | undefined;
  path: string;
  title: string;
  description?: string | undefined;
  /** Absolute or root-relative. */
  images: readonly string[];
  /** ISO 8601. */
  publishedAt: string | null;
  /** ISO 8601. @default `publishedAt` */
  modifiedAt?: string | null | undefined;
  /** Null is the agency. */
  author: string | null;
  section?: string | undefined;
  tags?: readonly string[] | undefined;
  readingMinutes?: number | undefined;
}

/** What search engines show of a headline at most (Google, Article structured data). */
const longestHeadline = 110;

/** A title within the limit of a headline, cut between words. */
export function headlineOf(title: string): string {
  if (title.length <= longestHeadline) return title;
  const cut = title.slice(0, longestHeadline - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longestHeadline / 2)).trimEnd()}…`;
}

export function blogPosting(context: HeadContext, data: BlogPostingData): WithContext<BlogPosting> {
  const { language, path, title, publishedAt, author, tags = [] } = data;
  const url = absoluteUrl(context, language, path);
  const modifiedAt = data.modifiedAt ?? publishedAt;
  const agency = { "@id": organizationId(context) };
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": `${url}#post`,
    mainEntityOfPage: url,
    url,
    headline: headlineOf(title),
    ...(data.description && { description: data.description }),
    image: data.images.map((image) => resolveUrl(context, image)),
    ...(publishedAt && { datePublished: publishedAt }),
    ...(modifiedAt && { dateModified: modifiedAt }),
    author: author === null ? agency : { "@type": "Person", name: author },
    publisher: agency,
    inLanguage: data.textLanguage ?? language,
    ...(data.section && { articleSection: data.section }),
    ...(tags.length > 0 && { keywords: [...tags] }),
    // ISO 8601 duration.
    ...(data.readingMinutes && { timeRequired: `PT${data.readingMinutes}M` }),
  };
}

export interface ServiceData extends PageData {
  /** What is done, in a word or two. */
  serviceType: string;
  /** Countries, ISO 3166-1 alpha-2. */
  areas: readonly string[];
}

export function service(context: HeadContext, data: ServiceData): WithContext<Service> {
  const url = absoluteUrl(context, data.language, data.path);
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    "@id": `${url}#service`,
    url,
    name: data.name,
    description: data.description,
    serviceType: data.serviceType,
    provider: { "@id": organizationId(context) },
    areaServed: data.areas.map((country) => ({ "@type": "Country", name: country })),
  };
}

interface OfferData {
  name: string;
  /** In the currency; 0 is free. An offer whose price is not stated is none for search engines. */
  price: number;
  /** ISO 4217. */
  currency: string;
  description?: string | undefined;
}

export interface SoftwareData extends PageData {
  /** Of schema.org's list, such as `BusinessApplication`. */
  category: string;
  /** Such as `Web`, or `iOS, Android`. */
  operatingSystem: string;
  /** Before the launch its offers can be ordered ahead. */
  isLaunched: boolean;
  offers: readonly OfferData[];
}

export function softwareApplication(
  context: HeadContext,
  data: SoftwareData,
): WithContext<SoftwareApplication> {
  const url = absoluteUrl(context, data.language, data.path);
  return {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    "@id": `${url}#application`,
    url,
    name: data.name,
    description: data.description,
    applicationCategory: data.category,
    operatingSystem: data.operatingSystem,
    inLanguage: [...languages],
    publisher: { "@id": organizationId(context) },
    ...(data.offers.length > 0 && {
      offers: data.offers.map(({ name, price, currency, description }) => ({
        "@type": "Offer" as const,
        name,
        price,
        priceCurrency: currency,
        ...(description && { description }),
        availability: data.isLaunched
          ? ("https://schema.org/InStock" as const)
          : ("https://schema.org/PreOrder" as const),
        url,
      })),
    }),
  };
}

/** Questions and answers as the page shows them, as plain text. */
export const faqPage = (
  questions: readonly { question: string; answer: string }[],
): WithContext<FAQPage> => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
