import type { SchemaTypeDefinition } from "@sanity/types";
import {
  arabic,
  byOrder,
  longText,
  order,
  publishedFlag,
  requiredText,
  sameStrings,
  sampleMark,
  strings,
  text,
} from "./fields.ts";
import { image } from "./pictures.ts";
import { drawing } from "./portrait.ts";
import { getOffSiteState, joinSubtitle } from "./preview.ts";

/** The specification leaves the fields open (section 3). */
export const teamMember = {
  name: "teamMember",
  title: "Team member",
  type: "document",
  fields: [
    requiredText("name", "Name"),
    text("role", "Role"),
    longText("bio", "About", { description: "One to three sentences." }),
    strings("languages", "Languages"),
    image("portrait", "Portrait", {
      description: "Optional; without one the person is drawn.",
    }),
    drawing,
    {
      name: "avatarSeed",
      title: "Number of the avatar",
      type: "number",
      description:
        "Stands in where there is neither portrait nor drawing. The same number draws the same picture.",
      initialValue: 1,
      validation: (rule) => rule.integer().min(0),
    },
    text("disclaimer", "Disclaimer", { description: "For people who are not real." }),
    order,
    publishedFlag,
    sampleMark,
    arabic(
      text("name", "Name"),
      text("role", "Role"),
      longText("bio", "About"),
      sameStrings("languages", "Languages"),
      text("disclaimer", "Disclaimer"),
    ),
  ],
  orderings: [byOrder],
  preview: {
    select: { title: "name", role: "role", isPublished: "isPublished", media: "portrait" },
    prepare: ({ title, role, isPublished, media }) => ({
      title,
      subtitle: joinSubtitle(getOffSiteState({ isShown: isPublished }), role),
      media,
    }),
  },
} satisfies SchemaTypeDefinition;
