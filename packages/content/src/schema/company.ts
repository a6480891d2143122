import type { SchemaTypeDefinition } from "@sanity/types";
import { isLink, requiredWhere } from "./checks.ts";
import { arabic, byOrder, link, order, requiredText, sampleMark, text } from "./fields.ts";
import { joinSubtitle } from "./preview.ts";

/** Source: specification, section 2. */
export const company = {
  name: "company",
  title: "Company",
  type: "document",
  fields: [
    requiredText("name", "Name"),
    requiredText("text", "What it does", "In a few words."),
    {
      name: "product",
      title: "Product",
      type: "reference",
      to: [{ type: "product" }],
      description: "Whose colours it has, and whose page it leads to.",
    },
    {
      ...link("link", "Link"),
      hidden: ({ document }) => document?.product !== undefined,
      validation: (rule) => [
        rule.custom(isLink),
        rule.custom(requiredWhere(({ product }) => product === undefined, "Where it leads to.")),
      ],
    },
    order,
    sampleMark,
    arabic(text("name", "Name"), text("text", "What it does")),
  ],
  orderings: [byOrder],
  preview: {
    select: { title: "name", text: "text", arabic: "ar.text" },
    prepare: ({ title, text: what, arabic: arabicText }) => ({
      title,
      subtitle: joinSubtitle(what, !arabicText && "no Arabic"),
    }),
  },
} satisfies SchemaTypeDefinition;
