import type { FieldDefinition } from "@sanity/types";
import { arabic, requiredText, text } from "../fields.ts";

export const scripts: FieldDefinition[] = [
  requiredText("en", "English"),
  requiredText("ar", "العربية"),
];

/** Text in both scripts at once, in every language. */
export const bilingualText = (name: string, title: string): FieldDefinition => ({
  name,
  title,
  type: "object",
  options: { columns: 2 },
  fields: scripts,
  validation: (rule) => rule.required(),
});

export const optionalBilingualText = (name: string, title: string): FieldDefinition => ({
  ...bilingualText(name, title),
  validation: undefined,
});

export const translatableText = (name: string, title: string): FieldDefinition =>
  group(name, title, requiredText("en", "English"), text("ar", "العربية"));

/** Phrase with a count, by CLDR plural rules. */
export const plural = (name: string, title: string): FieldDefinition =>
  group(
    name,
    title,
    group("en", "English", text("one", "One"), requiredText("other", "Others")),
    group(
      "ar",
      "العربية",
      ...["one", "two", "few", "many"].map((form) => text(form, form)),
      requiredText("other", "other"),
    ),
  );

export const number = (name: string, title: string, description?: string): FieldDefinition => ({
  name,
  title,
  type: "number",
  validation: (rule) => rule.required(),
  ...(description === undefined ? {} : { description }),
});

export const time = (name: string, title: string): FieldDefinition => ({
  name,
  title,
  type: "string",
  description: "Hours and minutes, such as 7:10 or 13:20.",
  validation: (rule) => rule.required().regex(/^\d{1,2}:\d{2}$/, { name: "hours and minutes" }),
});

export const color = (name: string, title: string): FieldDefinition => ({
  name,
  title,
  type: "string",
  description: "CSS hex colour, such as #073A42.",
  validation: (rule) => rule.required().regex(/^#[0-9A-Fa-f]{6}$/, { name: "six digits after #" }),
});

export const group = (
  name: string,
  title: string,
  ...fields: FieldDefinition[]
): FieldDefinition => ({
  name,
  title,
  type: "object",
  fields,
});

/** Creates a list. @param shown field that labels its items */
export const createListField = (
  name: string,
  title: string,
  item: string,
  shown: string,
  ...fields: FieldDefinition[]
): FieldDefinition => ({
  name,
  title,
  type: "array",
  of: [{ type: "object", name: item, fields, preview: { select: { title: shown } } }],
});

export const colors = (...more: FieldDefinition[]) =>
  group(
    "colors",
    "Colours",
    color("ground", "Background"),
    color("ink", "Text"),
    color("accent", "Accent"),
    ...more,
  );

/** Returns an artwork's object type. @param views parts for details */
export const drawing = (
  name: string,
  title: string,
  views: readonly string[],
  ...content: FieldDefinition[]
) => ({
  name,
  title,
  type: "object",
  fields: [
    text("promise", "Promise", { description: "What was made, in two to four words." }),
    requiredText("label", "Alt text", "Describe the artwork for people who can’t see it."),
    {
      name: "details",
      title: "Details",
      description: "Up to four, in the order of the page: wide, tall, narrow, wide.",
      type: "array",
      of: [
        {
          type: "object",
          name: "detail",
          fields: [
            {
              name: "view",
              title: "Detail",
              type: "string",
              options: { list: [...views] },
              validation: (rule) => rule.required(),
            },
            requiredText("caption", "Caption"),
            arabic(text("caption", "Caption")),
          ],
          preview: { select: { title: "caption", subtitle: "view" } },
        },
      ],
      validation: (rule) => rule.max(4),
    },
    group("content", "Content", ...content),
    arabic(text("promise", "Promise"), text("label", "Alt text")),
  ] satisfies FieldDefinition[],
  preview: {
    select: { title: "label" },
    prepare: ({ label }: Record<string, string>) => ({ title, subtitle: label ?? "" }),
  },
});
