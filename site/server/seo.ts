import type { Body } from "@agency/content/queries/body";
import { type FeedPost, feedQuery, postSummariesQuery } from "@agency/content/queries/feeds";
import { type Issue, issueFeedQuery } from "@agency/content/queries/newsletter";
import { shellQuery } from "@agency/content/queries/shell";
import {
  caseStudyMapCountQuery,
  caseStudyMapQuery,
  caseStudyMapRangeQuery,
  issueMapCountQuery,
  issueMapQuery,
  issueMapRangeQuery,
  listsUpdatedQuery,
  postMapCountQuery,
  postMapQuery,
  postMapRangeQuery,
  vacancyMapCountQuery,
  vacancyMapQuery,
  vacancyMapRangeQuery,
} from "@agency/content/queries/site-map";
import type { Extension, PictureCache } from "@agency/server";
import { type FeedDocument, type FeedOptions, seo } from "@agency/server/seo";
import { brand } from "@agency/showcase/brand";
import { brandColors } from "@agency/showcase/colors";
import type { OgImageInput } from "@agency/showcase/og-image/types";
import { feedLocations } from "../shared/feeds.ts";
import { parseOgImagePath } from "../shared/ogImagePath.ts";
import { manifestIcons } from "../src/head/icons.ts";
import { routes } from "../src/navigation/routes.ts";
import type { PageAbout } from "../src/server.tsx";
import { vacancyFeed } from "./vacancyFeed.ts";

export interface SiteSeoDeps {
  fetchCategories: NonNullable<FeedOptions["fetchCategories"]>;
  pictures: PictureCache<OgImageInput>;
}

const getAbout = (about: unknown) => about as PageAbout | undefined;

/**
 * Adds the SEO endpoints: sitemap, robots.txt, feeds, llms.txt, web app manifest, Open Graph
 * images.
 */
export const createSeoExtension = ({ fetchCategories, pictures }: SiteSeoDeps): Extension =>
  seo<OgImageInput>({
    name: brand.name,
    pages: routes.map(({ path }) => path).filter((path) => !path.includes(":")),
    getTexts: (about) => getAbout(about)?.meta,
    sitemap: {
      async fetchModified(reader) {
        const updated = await reader.fetch(listsUpdatedQuery, {});
        return {
          "/blog": updated.blogPost,
          "/careers": updated.jobVacancy,
          "/case-studies": updated.caseStudy,
          "/newsletter": updated.newsletterIssue,
          "/team": updated.teamMember,
        };
      },
      documents: [
        {
          path: "/blog",
          entries: postMapQuery,
          count: postMapCountQuery,
          range: postMapRangeQuery,
        },
        {
          path: "/case-studies",
          entries: caseStudyMapQuery,
          count: caseStudyMapCountQuery,
          range: caseStudyMapRangeQuery,
        },
        {
          path: "/careers",
          entries: vacancyMapQuery,
          count: vacancyMapCountQuery,
          range: vacancyMapRangeQuery,
        },
        {
          path: "/newsletter",
          entries: issueMapQuery,
          count: issueMapCountQuery,
          range: issueMapRangeQuery,
        },
      ],
    },
    feeds: [
      {
        ...feedLocations.blog,
        page: "/blog",
        fetchCategories,
        async fetchDocuments(reader, lang, category) {
          const posts = await reader.fetch(feedQuery, { lang, category });
          return posts.map((post) => toPostDocument(post));
        },
      },
      {
        ...feedLocations.newsletter,
        page: "/newsletter",
        async fetchDocuments(reader, lang) {
          const issues = await reader.fetch(issueFeedQuery, { lang });
          return issues.map((issue) => toIssueDocument(issue));
        },
      },
      vacancyFeed,
    ],
    llms: {
      pagesTitle: "Pages",
      documents: [
        {
          title: "Posts",
          async fetchLinks(reader, lang) {
            const posts = await reader.fetch(postSummariesQuery, { lang });
            return posts.map(({ title, slug, excerpt, isSample }) => ({
              title: title.text,
              path: `/blog/${slug}`,
              description: excerpt?.text,
              isSample,
            }));
          },
        },
      ],
    },
    manifest: {
      path: "/manifest.webmanifest",
      color: brandColors.dark.ground,
      icons: manifestIcons,
    },
    async fetchContacts(reader) {
      const { email } = await reader.fetch(shellQuery, { lang: "en" });
      return [email ?? brand.email];
    },
    pictures: {
      pattern: "/sharing/*",
      parsePath: parseOgImagePath,
      getInput: (about) => getAbout(about)?.sharing,
      cache: pictures,
    },
  });

function toPostDocument(post: FeedPost): FeedDocument {
  const { slug, title, excerpt, author, category, tags, featuredImage } = post;
  return {
    ...toDocument(post),
    path: `/blog/${slug}`,
    title: title.text,
    summary: excerpt?.text,
    publishedAt: post.publishedAt,
    author: author?.text ?? null,
    category: { key: category.text, label: category.text },
    tags: tags.items,
    pictureUrl: featuredImage?.url,
  };
}

function toIssueDocument(issue: Issue): FeedDocument {
  const { slug, subject, preheader, sentAt, cover } = issue;
  return {
    ...toDocument(issue),
    path: `/newsletter/${slug}`,
    title: subject.text,
    summary: preheader?.text,
    publishedAt: sentAt,
    author: null,
    pictureUrl: cover?.url,
  };
}

const toDocument = (one: { body: Body; _updatedAt: string; isSample: boolean }) => ({
  body: one.body,
  language: one.body.lang,
  modifiedAt: one._updatedAt,
  isSample: one.isSample,
});
