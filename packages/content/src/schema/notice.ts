import type { SchemaTypeDefinition } from "@sanity/types";
import { isAfter, requiredWhere } from "./checks.ts";
import { arabic, flag, link, moment, requiredText, sampleMark, text } from "./fields.ts";
import { getOffSiteState, joinSubtitle } from "./preview.ts";

/** Singleton, atop every page. */
export const notice = {
  name: "notice",
  title: "Announcement bar",
  type: "document",
  fields: [
    flag("isShown", "Visible on the site", true),
    {
      ...requiredText("text", "Text", "One sentence."),
      validation: (rule) => [
        rule.required(),
        rule.max(120).warning("This takes more than three lines on a phone."),
      ],
    },
    link("link", "Link", {
      description: "Optional: a path of this site, or a URL with https://.",
    }),
    {
      ...text("linkText", "Link text"),
      validation: (rule) =>
        rule.custom(requiredWhere(({ link }) => link !== undefined, "Add the link text.")),
    },
    moment("from", "Show from", { description: "Leave empty to start now." }),
    moment("until", "Show until", {
      description: "Leave empty for no end.",
      validation: (rule) => rule.custom(isAfter("from", "Show from")),
    }),
    sampleMark,
    arabic(text("text", "Text"), text("linkText", "Link text")),
  ],
  preview: {
    select: { title: "text", isShown: "isShown", from: "from", until: "until" },
    prepare: ({ title, isShown, from, until }) => ({
      title,
      subtitle: joinSubtitle(
        getOffSiteState({ isShown, showAt: from, withdrawAt: until }),
        isShown === true && "Visible",
      ),
    }),
  },
} satisfies SchemaTypeDefinition;
