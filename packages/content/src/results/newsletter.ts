import * as v from "valibot";
import { body } from "./body.ts";
import { contentImage, lightImage } from "./picture.ts";
import { featuredPost } from "./posts.ts";
import { flag, localizedText, number, optionalText, slug, timestamp } from "./values.ts";

export const issueLine = v.object({
  _id: v.string("an id"),
  slug,
  subject: localizedText,
  preheader: optionalText,
  number: v.nullable(number),
  /** Time of sending. Null for drafts. */
  sentAt: v.nullable(timestamp),
  cover: v.nullable(contentImage),
  coverLight: v.nullable(lightImage),
  isSample: flag,
});

/** Omits posts off the site. */
export const issue = v.object({
  ...issueLine.entries,
  _updatedAt: timestamp,
  body,
  lead: v.nullable(featuredPost),
  posts: v.fallback(v.array(featuredPost), []),
});

export const issues = v.object({ issues: v.array(issueLine), count: number });
