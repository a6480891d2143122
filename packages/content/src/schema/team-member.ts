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

/** Fields are open in the specification (section 3). */
export const teamMember = {
  name: "teamMember",
  title: "Team member",
  type: "document",
  fieldsets: [
    {
      name: "advanced",
      title: "Advanced",
      description: "Generated portrait and avatar. A portrait photo replaces both.",
      options: { collapsible: true, collapsed: true },
    },
  ],
  fields: [
    requiredText("name", "Name"),
    text("role", "Role"),
    longText("bio", "Bio", { description: "One to three sentences." }),
    strings("languages", "Languages"),
    image("portrait", "Portrait", {
      description: "Optional. Without one, a generated portrait or an avatar is shown.",
    }),
    { ...drawing, fieldset: "advanced" },
    {
      name: "avatarSeed",
      title: "Avatar seed",
      type: "number",
      fieldset: "advanced",
      description: "The same number always generates the same avatar.",
      initialValue: 1,
      validation: (rule) => rule.integer().min(0),
    },
    text("disclaimer", "Disclaimer", { description: "For fictional people." }),
    order,
    publishedFlag,
    sampleMark,
    arabic(
      text("name", "Name"),
      text("role", "Role"),
      longText("bio", "Bio"),
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
