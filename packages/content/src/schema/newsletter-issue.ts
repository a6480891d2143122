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
    `Lists of mails show about ${max} characters; these are ${value.length}.`;

const subject: FieldDefinition = {
  name: "subject",
  title: "Subject",
  type: "string",
  description: "Also the title of the mail, and of its page in the archive.",
  validation: (rule) => [rule.required(), rule.custom(fits(lengths.subject)).warning()],
};

const preheader = longText("preheader", "Preheader", {
  description: "What lists of mails show behind the subject; the lead of the mail.",
  validation: (rule) => rule.custom(fits(lengths.preheader)).warning(),
});

/** Subscribers receive their own language, so both are required. */
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
    { name: "pictures", title: "Picture" },
    { name: "posts", title: "Posts" },
    { name: "sending", title: "Sending" },
  ],
  readOnly: ({ document }: { document?: Record<string, unknown> | undefined }) =>
    document?.sentAt !== undefined && document.isSample !== true,
  fields: [
    ...inGroup("text", subject, slug("subject"), preheader, text()),
    ...inGroup(
      "pictures",
      image("cover", "Picture", { description: "Above the title, from edge to edge. Optional." }),
      image("coverLight", "Picture, light theme", { description: "Optional." }),
    ),
    ...inGroup(
      "posts",
      {
        name: "lead",
        title: "Leads to",
        type: "reference",
        to: [{ type: "blogPost" }],
        description: "The post that the button of the mail opens. Optional.",
      },
      {
        name: "posts",
        title: "Also in the blog",
        type: "array",
        of: [{ type: "reference", to: [{ type: "blogPost" }] }],
        description:
          "Posts below the text, in this order. Those that are not on the site are left out.",
        validation: (rule) => rule.unique().max(8),
      },
    ),
    ...inGroup(
      "sending",
      {
        name: "number",
        title: "Number",
        type: "number",
        description: "Counts the issues: “Issue 11”.",
        validation: (rule) => [
          rule.required().integer().positive(),
          rule.custom(isUnique("number")),
        ],
      },
      moment("sentAt", "Sent", {
        description: "Written when the sending begins. From then on the issue is on the site.",
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
