import { translate } from "@agency/content/language";
import { caseStudyQuery } from "@agency/content/queries/case-studies";
import { type Issue, issueQuery } from "@agency/content/queries/newsletter";
import { type Post, postQuery } from "@agency/content/queries/posts";
import { productQuery } from "@agency/content/queries/products";
import { type Vacancy, vacancyQuery } from "@agency/content/queries/vacancies";
import { brand } from "@agency/showcase/brand";
import type { SharingInput } from "@agency/showcase/og-image/types";
import { lists } from "../lists.ts";
import { addressIn } from "../navigation/addresses.ts";
import { launchWords } from "../pages/products/launch.ts";
import { pictureOf } from "../picture.ts";
import { agency } from "./agency.ts";
import type { HeadContext, PageHead } from "./head.ts";
import { openingOf, pairOf, personFor, sentenceOf, whereAndHow, workOf } from "./sharing.ts";
import {
  blogPosting,
  breadcrumbList,
  faqPage,
  jobPosting,
  service,
  softwareApplication,
  webSite,
} from "./structuredData/index.ts";
import type { HeadPage } from "./types.ts";

/** What the page's own kind adds to what every head says. */
interface Extra extends Partial<Omit<PageHead, "jsonLd">> {
  jsonLd?: (object | undefined)[];
  /** Over the page in the way from the home page. */
  above?: { name: string; path: string };
  isSample?: boolean | undefined;
  sharing?: Partial<SharingInput>;
}

/** The head of a page, and what its sharing picture shows. */
export function pageHead(
  one: HeadPage,
  context: HeadContext,
): { head: Omit<PageHead, "image">; isSample: boolean; sharing: SharingInput } {
  const { page, language, path, words } = one;
  const t = one.wordsOf("common");
  const { jsonLd = [], above, isSample = false, sharing, ...extra } = extraOf(one, context);
  const name = words.name;
  const way = [{ name: t("nav.home"), path: "/" }, ...(above ? [above] : []), { name, path }];
  return {
    head: {
      ...words,
      path,
      language,
      ...extra,
      jsonLd: [
        ...(page === "home" || page === "notFound" ? [] : [breadcrumbList(context, language, way)]),
        ...jsonLd.filter((object) => object !== undefined),
      ],
    },
    isSample,
    sharing: { kind: "page", title: name, language, seed: path, ...sharing },
  };
}

const services = ["branding", "advertising", "marketing", "technology"] as const;
const products = ["rendre", "upflyover", "gymestry"] as const;
const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

function extraOf(one: HeadPage, context: HeadContext): Extra {
  const { page, language } = one;
  const t = one.wordsOf("common");
  if (page === "home")
    return {
      jsonLd: [
        agency(context, one),
        webSite(context, { language, name: translate(brand.name, language) }),
      ],
      sharing: { kind: "home", title: sentenceOf(one), seed: "home" },
    };
  if (page === "about" || page === "contact") return { jsonLd: [agency(context, one)] };
  if (page === "team") return { sharing: { drawing: pairOf(one) } };
  if (isOneOf(services, page)) return serviceExtra(page, one, context);
  if (isOneOf(products, page)) return productExtra(page, one, context);
  const { slug = "", id = "" } = one.params;
  if (page === "blogPost") {
    const post = one.answered.find(postQuery, { lang: language, slug });
    return post ? postExtra(post, one, context) : {};
  }
  if (page === "vacancy") {
    const vacancy = one.answered.find(vacancyQuery, { lang: language, id });
    return vacancy ? vacancyExtra(vacancy, one, context) : {};
  }
  if (page === "newsletter") return { feeds: [newsletterFeed(one)] };
  if (page === "issue") {
    const issue = one.answered.find(issueQuery, { lang: language, slug });
    return issue ? issueExtra(issue, one, context) : {};
  }
  if (page === "caseStudy") {
    const study = one.answered.find(caseStudyQuery, { lang: language, slug });
    if (!study) return {};
    return {
      type: "article",
      above: { name: t("footer.caseStudies"), path: "/case-studies" },
      isSample: study.isSample,
      sharing: {
        kind: "case",
        title: study.title.text,
        note: study.clientName?.text,
        seed: slug,
        drawing: workOf(study),
      },
    };
  }
  return {};
}

function serviceExtra(
  page: (typeof services)[number],
  { language, path, words, wordsOf }: HeadPage,
  context: HeadContext,
): Extra {
  const questions = wordsOf("services")(`${page}.faq.items`, lists);
  return {
    jsonLd: [
      service(context, {
        language,
        path,
        name: words.name,
        description: words.description,
        serviceType: wordsOf("common")(`nav.${page}`),
        areas: brand.countries,
      }),
      faqPage(questions),
    ],
  };
}

function productExtra(slug: (typeof products)[number], one: HeadPage, context: HeadContext): Extra {
  const { language, path, words, answered, wordsOf, now } = one;
  const product = answered.find(productQuery, { lang: language, slug });
  const name = product?.name ?? brand.products[slug];
  const launchAt = product?.launchAt ? Date.parse(product.launchAt) : Number.NaN;
  const launched = product?.state === "launched" || launchAt <= now.getTime();
  const t = wordsOf("products");
  const questions = slug === "upflyover" ? t("upflyover.faq.items", lists) : [];
  return {
    jsonLd: [
      softwareApplication(context, {
        language,
        path,
        name,
        description: words.description,
        category: "BusinessApplication",
        operatingSystem: "Web",
        isLaunched: launched,
        offers: (product?.offers ?? []).map(({ name, price, currency }) => ({
          name: name.text,
          price,
          currency,
        })),
      }),
      ...(questions.length > 0 ? [faqPage(questions)] : []),
    ],
    sharing: {
      kind: slug,
      title: name,
      lead: wordsOf("common")(`nav.${slug}Note`),
      note: launched || !product ? undefined : launchWords(product, language, now)?.text,
      seed: slug,
      drawing: openingOf(slug, one, { product, launched }),
    },
  };
}

function postExtra(post: Post, { language, path, wordsOf }: HeadPage, context: HeadContext): Extra {
  const picture = post.featuredImage ? [pictureOf(post.featuredImage).src] : [];
  const { publishedAt, author, excerpt, category, tags } = post;
  return {
    type: "article",
    publishedAt,
    modifiedAt: post._updatedAt,
    section: category.text,
    tags: tags.items,
    above: { name: wordsOf("common")("footer.blog"), path: "/blog" },
    isSample: post.isSample,
    jsonLd: [
      blogPosting(context, {
        language,
        textLanguage: post.body.lang,
        path,
        title: post.title.text,
        description: excerpt?.text,
        images: picture,
        publishedAt,
        modifiedAt: post._updatedAt,
        author: author?.text ?? null,
        section: category.text,
        tags: tags.items,
        readingMinutes: post.readingMinutes,
      }),
    ],
    sharing: { kind: "post", title: post.title.text, note: author?.text, seed: post.slug },
  };
}

/** The feed of the newsletter's issues. */
const newsletterFeed = ({ language, wordsOf }: HeadPage) => {
  const path = addressIn(language, "/newsletter");
  return {
    title: wordsOf("newsletter")("title"),
    atom: `${path}/feed.xml`,
    json: `${path}/feed.json`,
  };
};

function issueExtra(issue: Issue, one: HeadPage, context: HeadContext): Extra {
  const { language, path, wordsOf } = one;
  const { subject, preheader, cover, number, sentAt, _updatedAt: modifiedAt, body } = issue;
  const t = wordsOf("newsletter");
  return {
    type: "article",
    publishedAt: sentAt,
    modifiedAt,
    feeds: [newsletterFeed(one)],
    above: { name: t("title"), path: "/newsletter" },
    isSample: issue.isSample,
    jsonLd: [
      blogPosting(context, {
        language,
        textLanguage: body.lang,
        path,
        title: subject.text,
        description: preheader?.text,
        images: cover ? [pictureOf(cover).src] : [],
        publishedAt: sentAt,
        modifiedAt,
        author: null,
      }),
    ],
    sharing: {
      kind: "post",
      title: subject.text,
      note: number === null ? undefined : t("number", { number }),
      seed: issue.slug,
    },
  };
}

function vacancyExtra(vacancy: Vacancy, one: HeadPage, context: HeadContext): Extra {
  const { language, path, wordsOf, now } = one;
  const { title, description, address, baseSalary, applicationDeadline: deadline } = vacancy;
  const t = wordsOf("careers");
  const list = (label: string, { items }: { items: string[] }) => ({ title: label, items });
  const amount = baseSalary && (baseSalary.min ?? baseSalary.max);
  return {
    above: { name: wordsOf("common")("footer.careers"), path: "/careers" },
    isSample: vacancy.isSample,
    jsonLd: [
      jobPosting(
        context,
        {
          language,
          path,
          id: vacancy._id,
          title: title.text,
          description: description?.text ?? null,
          lists: [
            list(t("vacancy.responsibilities"), vacancy.responsibilities),
            list(t("vacancy.requirements"), vacancy.requirements),
            list(t("vacancy.benefits"), vacancy.benefits),
          ],
          postedDate: vacancy.postedDate,
          deadline,
          jobType: vacancy.jobType,
          workMode: vacancy.workMode,
          address: address?.locality
            ? {
                street: address.street ?? undefined,
                locality: address.locality,
                region: address.region ?? undefined,
                postalCode: address.postalCode ?? undefined,
                country: address.country ?? undefined,
              }
            : null,
          countries: vacancy.remoteCountries,
          salary:
            baseSalary && amount
              ? {
                  currency: baseSalary.currency,
                  min: baseSalary.min ?? amount,
                  max: baseSalary.max ?? amount,
                  unit: baseSalary.unit,
                }
              : undefined,
          isSample: vacancy.isSample,
          employer: { name: translate(brand.name, language), logo: "/icon-512.png" },
        },
        now,
      ),
    ],
    sharing: {
      kind: "vacancy",
      title: title.text,
      note: whereAndHow(one, vacancy),
      seed: vacancy._id,
      drawing: personFor(one, vacancy._id),
    },
  };
}
