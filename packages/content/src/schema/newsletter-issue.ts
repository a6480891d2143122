import type { FieldDefinition, Rule, SchemaTypeDefinition } from "@sanity/types";
import { body } from "./body.ts";
import { isUnique } from "./checks.ts";
import { arabic, inGroup, longText, moment, sampleMark, slug } from "./fields.ts";
import { image } from "./pictures.ts";
import { formatDay, joinSubtitle } from "./preview.ts";

/** Characters that mail clients show. */
const lengths = { subject: 60, preheader: 110 } as const;

const fits =
  (max: number) =>
  (value: string | undefined): true | string =>
    value === undefined ||
    value.length <= max ||
    `Inboxes show about ${max} characters. This has ${value.length}.`;

const subject: FieldDefinition = {
  name: "subject",
  title: "Subject",
  type: "string",
  description: "Also the title of the email and of its archive page.",
  validation: (rule) => [rule.required(), rule.custom(fits(lengths.subject)).warning()],
};

const preheader = longText("preheader", "Preview text", {
  description: "Shown after the subject in inboxes, and as the email’s introduction.",
  validation: (rule) => rule.custom(fits(lengths.preheader)).warning(),
});

/** Required in both languages: subscribers get their own. */
const text = (): FieldDefinition => ({
  ...body(),
  validation: (rule: Rule) => rule.required().min(1),
});

/** Public and read-only from `sentAt` on. */
export const newsletterIssue = {
  name: "newsletterIssue",
  title: "Newsletter issue",
  type: "document",
  groups: [
    { name: "text", title: "Text", default: true },
    { name: "pictures", title: "Image" },
    { name: "posts", title: "Articles" },
    { name: "sending", title: "Sending" },
  ],
  readOnly: ({ document }: { document?: Record<string, unknown> | undefined }) =>
    document?.sentAt !== undefined && document.isSample !== true,
  fields: [
    ...inGroup("text", subject, slug("subject"), preheader, text()),
    ...inGroup(
      "pictures",
      image("cover", "Image", { description: "Above the title, full width. Optional." }),
      image("coverLight", "Image, light theme", { description: "Optional." }),
    ),
    ...inGroup(
      "posts",
      {
        name: "lead",
        title: "Button link",
        type: "reference",
        to: [{ type: "blogPost" }],
        description: "The article that the email’s button opens. Optional.",
      },
      {
        name: "posts",
        title: "Related articles",
        type: "array",
        of: [{ type: "reference", to: [{ type: "blogPost" }] }],
        description:
          "Listed below the text in this order. Articles that aren’t on the site are left out.",
        validation: (rule) => rule.unique().max(8),
      },
    ),
    ...inGroup(
      "sending",
      {
        name: "number",
        title: "Issue number",
        type: "number",
        description: "Shown as “Issue 11”.",
        validation: (rule) => [
          rule.required().integer().positive(),
          rule.custom(isUnique("number")),
        ],
      },
      moment("sentAt", "Sent at", {
        description: "Set when sending starts. The issue is on the site from then on.",
        readOnly: true,
      }),
      sampleMark,
    ),
    {
      ...arabic(subject, preheader, text()),
      group: "text",
    },
  ],
  orderings: [
    { name: "newest", title: "Newest first", by: [{ field: "number", direction: "desc" }] },
  ],
  preview: {
    select: { title: "subject", number: "number", sentAt: "sentAt", media: "cover" },
    prepare: ({ title, number, sentAt, media }) => ({
      title,
      subtitle: joinSubtitle(
        typeof number === "number" && `Issue ${number}`,
        sentAt ? `sent ${formatDay(sentAt)}` : "not sent",
      ),
      media,
    }),
  },
} satisfies SchemaTypeDefinition;
