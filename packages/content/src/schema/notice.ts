import type { SchemaTypeDefinition } from "@sanity/types";
import { isAfter, requiredWhere } from "./checks.ts";
import { arabic, flag, link, moment, requiredText, sampleMark, text } from "./fields.ts";
import { getOffSiteState, joinSubtitle } from "./preview.ts";

/** Singleton, shown at the top of every page. */
export const notice = {
  name: "notice",
  title: "Notice on top of the site",
  type: "document",
  fields: [
    flag("isShown", "Shown on the site", true),
    {
      ...requiredText("text", "Text", "One sentence."),
      validation: (rule) => [
        rule.required(),
        rule.max(120).warning("On a phone this is more than three lines."),
      ],
    },
    link("link", "Link", {
      description: "Where there is more to say: a path of this site, or an address with https://.",
    }),
    {
      ...text("linkText", "Link, in words"),
      validation: (rule) =>
        rule.custom(requiredWhere(({ link }) => link !== undefined, "What the link leads to.")),
    },
    moment("from", "From", { description: "Empty: at once." }),
    moment("until", "Until", {
      description: "Empty: as long as it is shown.",
      validation: (rule) => rule.custom(isAfter("from", "From")),
    }),
    sampleMark,
    arabic(text("text", "Text"), text("linkText", "Link, in words")),
  ],
  preview: {
    select: { title: "text", isShown: "isShown", from: "from", until: "until" },
    prepare: ({ title, isShown, from, until }) => ({
      title,
      subtitle: joinSubtitle(
        getOffSiteState({ isShown, showAt: from, withdrawAt: until }),
        isShown === true && "Shown",
      ),
    }),
  },
} satisfies SchemaTypeDefinition;
