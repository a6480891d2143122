import { getImageSource } from "@agency/client/content/imageSource";
import { blogPosting } from "@agency/client/head";
import { issueQuery } from "@agency/content/queries/newsletter";
import { postQuery } from "@agency/content/queries/posts";
import type { DescribePage } from "./types.ts";

export const describePost: DescribePage = (page, context) => {
  const { language, path, params, queries, getT } = page;
  const post = queries.find(postQuery, { lang: language, slug: params.slug ?? "" });
  if (!post) return {};
  const picture = post.featuredImage ? [getImageSource(post.featuredImage).src] : [];
  const { publishedAt, author, excerpt, category, tags } = post;
  return {
    type: "article",
    publishedAt,
    modifiedAt: post._updatedAt,
    section: category.text,
    tags: tags.items,
    parent: { name: getT("common")("footer.blog"), path: "/blog" },
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
};

export const describeIssue: DescribePage = (page, context) => {
  const { language, path, params, queries, getT } = page;
  const issue = queries.find(issueQuery, { lang: language, slug: params.slug ?? "" });
  if (!issue) return {};
  const { subject, preheader, cover, number, sentAt, _updatedAt: modifiedAt, body } = issue;
  const t = getT("newsletter");
  return {
    type: "article",
    publishedAt: sentAt,
    modifiedAt,
    parent: { name: t("title"), path: "/newsletter" },
    isSample: issue.isSample,
    jsonLd: [
      blogPosting(context, {
        language,
        textLanguage: body.lang,
        path,
        title: subject.text,
        description: preheader?.text,
        images: cover ? [getImageSource(cover).src] : [],
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
};
