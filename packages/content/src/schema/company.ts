import type { SchemaTypeDefinition } from "@sanity/types";
import { isLink, requiredWhere } from "./checks.ts";
import { arabic, byOrder, link, order, requiredText, sampleMark, text } from "./fields.ts";
import { joinSubtitle } from "./preview.ts";

/** Specification, section 2. */
export const company = {
  name: "company",
  title: "Company",
  type: "document",
  fields: [
    requiredText("name", "Name"),
    requiredText("text", "Description", "A few words."),
    {
      name: "product",
      title: "Product",
      type: "reference",
      to: [{ type: "product" }],
      description: "Takes its colour and link from this product.",
    },
    {
      ...link("link", "Link"),
      hidden: ({ document }) => document?.product !== undefined,
      validation: (rule) => [
        rule.custom(isLink),
        rule.custom(requiredWhere(({ product }) => product === undefined, "Add a link.")),
      ],
    },
    order,
    sampleMark,
    arabic(text("name", "Name"), text("text", "Description")),
  ],
  orderings: [byOrder],
  preview: {
    select: { title: "name", text: "text", arabic: "ar.text" },
    prepare: ({ title, text: what, arabic: arabicText }) => ({
      title,
      subtitle: joinSubtitle(what, !arabicText && "missing Arabic"),
    }),
  },
} satisfies SchemaTypeDefinition;
