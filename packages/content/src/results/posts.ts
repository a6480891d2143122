import * as v from "valibot";
import { body } from "./body.ts";
import { featuredImages } from "./picture.ts";
import {
  flag,
  localizedLabel,
  localizedLabels,
  localizedText,
  number,
  optionalText,
  slug,
  timestamp,
} from "./values.ts";

export const postLink = v.object({ slug, title: localizedText });

const line = {
  ...postLink.entries,
  /** "General" if missing or no text. */
  category: v.fallback(localizedLabel, { key: "General", text: "General", lang: "en" }),
  /** Stored as `publishedDate`. Null means "No date". */
  publishedAt: v.nullable(timestamp),
  isSample: flag,
};

const postLine = v.object(line);

export const postCard = v.object({ ...line, ...featuredImages });

/** At least 1. */
const readingMinutes = v.fallback(number, 1);

export const postWithReadingTime = v.object({
  ...v.omit(postLine, ["category"]).entries,
  readingMinutes,
});

export const featuredPost = v.object({ ...postCard.entries, readingMinutes });

const relatedPost = v.omit(postCard, ["publishedAt"]);

export const post = v.object({
  ...featuredPost.entries,
  excerpt: optionalText,
  author: optionalText,
  _updatedAt: timestamp,
  tags: localizedLabels,
  body,
  /** Up to three, with the same category or a common tag. */
  related: v.fallback(v.array(relatedPost), []),
});

export const blog = v.object({
  posts: v.array(postCard),
  /** Excerpt of the newest post, featured while no filter is set. */
  leadExcerpt: optionalText,
  popular: v.array(postLink),
});

export const feedPost = v.object({
  _id: v.string("an id"),
  _createdAt: timestamp,
  _updatedAt: timestamp,
  ...postCard.entries,
  excerpt: optionalText,
  author: optionalText,
  tags: localizedLabels,
  body,
});

export const postSummary = v.object({
  ...postLink.entries,
  excerpt: optionalText,
  isSample: flag,
});
