import type { SchemaTypeDefinition } from "@sanity/types";
import { defaultCategory } from "../language.ts";
import {
  arabic,
  body,
  flag,
  image,
  longText,
  requiredText,
  sampleMark,
  slug,
  strings,
  text,
} from "./fields.ts";

/** Source of the fields: specification, section 3. */
export const blogPost = {
  name: "blogPost",
  title: "Blog post",
  type: "document",
  fields: [
    requiredText("title", "Title"),
    slug("title"),
    longText("excerpt", "Excerpt", "One or two sentences for lists and search engines."),
    body(),
    text("category", "Category", { description: `Empty means "${defaultCategory.en}".` }),
    {
      name: "publishedDate",
      title: "Published",
      type: "datetime",
      description: "Before this moment the post is not on the site.",
      initialValue: () => new Date().toISOString(),
      validation: (rule) =>
        rule.custom<string>(
          (value) =>
            value === undefined || value.endsWith("Z") || "A moment in UTC, with a Z at its end.",
        ),
    },
    image("featuredImage", "Featured image"),
    image("featuredImageLight", "Featured image, light theme", "Optional."),
    text("author", "Author"),
    strings("tags", "Tags"),
    flag("isPopular", "Popular"),
    flag("isPublished", "Published on the site", true),
    sampleMark,
    arabic(
      text("title", "Title"),
      longText("excerpt", "Excerpt"),
      body(),
      text("category", "Category"),
      text("author", "Author"),
      strings("tags", "Tags", "As many as in English, in the same order."),
    ),
  ],
  orderings: [
    {
      name: "newest",
      title: "Newest first",
      by: [{ field: "publishedDate", direction: "desc" }],
    },
  ],
  preview: { select: { title: "title", subtitle: "category", media: "featuredImage" } },
} satisfies SchemaTypeDefinition;
