import type { SchemaTypeDefinition } from "@sanity/types";
import { defaultCategory } from "../localized-groq.ts";
import { body } from "./body.ts";
import { arabicWhere, fitsSnippet } from "./checks.ts";
import {
  arabic,
  flag,
  inGroup,
  longText,
  moment,
  publishedFlag,
  sameStrings,
  sampleMark,
  slug,
  strings,
  text,
  titleField,
  withdrawAtField,
} from "./fields.ts";
import { image } from "./pictures.ts";
import { formatDay, getOffSiteState, joinSubtitle } from "./preview.ts";

/** Specification, section 3. */
export const blogPost = {
  name: "blogPost",
  title: "Article",
  type: "document",
  groups: [
    { name: "text", title: "Text", default: true },
    { name: "pictures", title: "Images" },
    { name: "publishing", title: "Publishing" },
  ],
  fields: [
    ...inGroup(
      "text",
      titleField,
      slug("title"),
      longText("excerpt", "Excerpt", {
        description: "One or two sentences for lists and search engines.",
        validation: (rule) => rule.custom(fitsSnippet).warning(),
      }),
      body(),
      text("category", "Category", { description: `Leave empty for “${defaultCategory.en}”.` }),
      text("author", "Author"),
      strings("tags", "Tags"),
    ),
    ...inGroup(
      "pictures",
      image("featuredImage", "Featured image"),
      image("featuredImageLight", "Featured image, light theme", { description: "Optional." }),
    ),
    ...inGroup(
      "publishing",
      moment("publishedDate", "Publish at", {
        description: "The article appears on the site at this time.",
        initialValue: () => new Date().toISOString(),
      }),
      withdrawAtField({ name: "publishedDate", title: "Publish at" }),
      { ...flag("isPopular", "Featured"), description: "Listed at the end of other articles." },
      publishedFlag,
      sampleMark,
    ),
    {
      ...arabic(
        text("title", "Title"),
        longText("excerpt", "Excerpt", {
          validation: (rule) => rule.custom(fitsSnippet).warning(),
        }),
        body(),
        text("category", "Category"),
        text("author", "Author"),
        sameStrings("tags", "Tags"),
      ),
      group: "text",
      validation: (rule) => rule.custom(arabicWhere("isPopular", ["title", "excerpt", "body"])),
    },
  ],
  orderings: [
    {
      name: "newest",
      title: "Newest first",
      by: [{ field: "publishedDate", direction: "desc" }],
    },
    {
      name: "popular",
      title: "Featured first",
      by: [
        { field: "isPopular", direction: "desc" },
        { field: "publishedDate", direction: "desc" },
      ],
    },
    {
      name: "hidden",
      title: "Hidden first",
      by: [
        { field: "isPublished", direction: "asc" },
        { field: "publishedDate", direction: "desc" },
      ],
    },
    { name: "title", title: "Title", by: [{ field: "title", direction: "asc" }] },
  ],
  preview: {
    select: {
      title: "title",
      category: "category",
      date: "publishedDate",
      isPublished: "isPublished",
      withdrawAt: "withdrawAt",
      arabic: "ar.title",
      media: "featuredImage",
    },
    prepare: ({ title, category, date, isPublished, withdrawAt, arabic: arabicTitle, media }) => ({
      title,
      subtitle: joinSubtitle(
        getOffSiteState({ isShown: isPublished, showAt: date, withdrawAt }),
        formatDay(date),
        category,
        !arabicTitle && "missing Arabic",
      ),
      media,
    }),
  },
} satisfies SchemaTypeDefinition;
