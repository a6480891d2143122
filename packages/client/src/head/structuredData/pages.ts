import { type Language, languages } from "@agency/content/language";
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Service,
  SoftwareApplication,
  WithContext,
} from "schema-dts";
import { getAbsoluteUrl } from "../../routes/addresses.ts";
import { type HeadContext, resolveUrl } from "../types.ts";
import { getOrganizationId } from "./organization.ts";

interface PageData {
  language: Language;
  path: string;
  name: string;
  description: string;
}

/** Creates JSON-LD of breadcrumbs, from the home page to the current page. */
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
    item: getAbsoluteUrl(context, language, path),
  })),
});

export interface BlogPostingData {
  language: Language;
  /** @default `language` */
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
  /** Null for the organization. */
  author: string | null;
  section?: string | undefined;
  tags?: readonly string[] | undefined;
  readingMinutes?: number | undefined;
}

const maxHeadline = 110;

/** Truncates a title at a word boundary to Google's 110 characters. */
export function toHeadline(title: string): string {
  if (title.length <= maxHeadline) return title;
  const cut = title.slice(0, maxHeadline - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), maxHeadline / 2)).trimEnd()}…`;
}

/** Creates JSON-LD of a blog post. */
export function blogPosting(context: HeadContext, data: BlogPostingData): WithContext<BlogPosting> {
  const { language, path, title, publishedAt, author, tags = [] } = data;
  const url = getAbsoluteUrl(context, language, path);
  const modifiedAt = data.modifiedAt ?? publishedAt;
  const agency = { "@id": getOrganizationId(context) };
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": `${url}#post`,
    mainEntityOfPage: url,
    url,
    headline: toHeadline(title),
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
  /** One or two words. */
  serviceType: string;
  /** ISO 3166-1 alpha-2. */
  areas: readonly string[];
}

/** Creates JSON-LD of the organization's service. */
export function service(context: HeadContext, data: ServiceData): WithContext<Service> {
  const url = getAbsoluteUrl(context, data.language, data.path);
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    "@id": `${url}#service`,
    url,
    name: data.name,
    description: data.description,
    serviceType: data.serviceType,
    provider: { "@id": getOrganizationId(context) },
    areaServed: data.areas.map((country) => ({ "@type": "Country", name: country })),
  };
}

interface OfferData {
  name: string;
  /** In units of the currency. 0 is free. */
  price: number;
  /** ISO 4217. */
  currency: string;
  description?: string | undefined;
}

export interface SoftwareData extends PageData {
  /** schema.org category, such as `BusinessApplication`. */
  category: string;
  /** `Web`, or a list such as `iOS, Android`. */
  operatingSystem: string;
  /** Products not launched are pre-orders. */
  isLaunched: boolean;
  offers: readonly OfferData[];
}

/** Creates JSON-LD of a software product with its offers. */
export function softwareApplication(
  context: HeadContext,
  data: SoftwareData,
): WithContext<SoftwareApplication> {
  const url = getAbsoluteUrl(context, data.language, data.path);
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
    publisher: { "@id": getOrganizationId(context) },
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

/** Creates JSON-LD of frequently asked questions (FAQ). */
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
