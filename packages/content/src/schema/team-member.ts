import type { SchemaTypeDefinition } from "@sanity/types";
import {
  arabic,
  flag,
  image,
  longText,
  requiredText,
  sampleMark,
  strings,
  text,
} from "./fields.ts";

/** A person of the team page. The specification leaves its fields open (section 3). */
export const teamMember = {
  name: "teamMember",
  title: "Team member",
  type: "document",
  fields: [
    requiredText("name", "Name"),
    text("role", "Role"),
    longText("bio", "About", "One to three sentences."),
    strings("languages", "Languages"),
    image("portrait", "Portrait", "Optional; without one a drawing stands in its place."),
    {
      name: "avatarSeed",
      title: "Number of the drawing",
      type: "number",
      description: "The same number draws the same picture.",
      initialValue: 1,
      validation: (rule) => rule.integer().min(0),
    },
    text("disclaimer", "Disclaimer", { description: "For people who are not real." }),
    { name: "order", title: "Order", type: "number", initialValue: 0 },
    flag("isPublished", "Published on the site"),
    sampleMark,
    arabic(
      text("name", "Name"),
      text("role", "Role"),
      longText("bio", "About"),
      strings("languages", "Languages", "As many as in English, in the same order."),
      text("disclaimer", "Disclaimer"),
    ),
  ],
  orderings: [{ name: "order", title: "Order", by: [{ field: "order", direction: "asc" }] }],
  preview: { select: { title: "name", subtitle: "role", media: "portrait" } },
} satisfies SchemaTypeDefinition;
