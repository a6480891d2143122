import type { FieldDefinition, Rule } from "@sanity/types";

/** A field that has to be filled before a document can be published. */
const required = (rule: Rule): Rule => rule.required();

export const text = (
  name: string,
  title: string,
  more: { description?: string; group?: string } = {},
): FieldDefinition => ({ name, title, type: "string", ...more });

export const requiredText = (
  name: string,
  title: string,
  description?: string,
): FieldDefinition => ({
  name,
  title,
  type: "string",
  validation: required,
  ...(description === undefined ? {} : { description }),
});

export const longText = (name: string, title: string, description?: string): FieldDefinition => ({
  name,
  title,
  type: "text",
  rows: 4,
  ...(description === undefined ? {} : { description }),
});

export const flag = (name: string, title: string, initialValue = false): FieldDefinition => ({
  name,
  title,
  type: "boolean",
  initialValue,
});

/** The mark of a document that came with the sample content. What pages say of it follows from this alone. */
export const sampleMark: FieldDefinition = {
  ...flag("isSample", "Sample"),
  description:
    "An invented document, which the site marks as a sample and keeps from search engines. Turn it off once everything in it is true.",
};

/** One of a fixed set, stored in English; pages translate it. */
export const choice = (
  name: string,
  title: string,
  values: readonly string[],
  initialValue?: string,
): FieldDefinition => ({
  name,
  title,
  type: "string",
  options: { list: [...values] },
  ...(initialValue === undefined ? {} : { initialValue }),
});

export const strings = (name: string, title: string, description?: string): FieldDefinition => ({
  name,
  title,
  type: "array",
  of: [{ type: "string" }],
  validation: (rule) => rule.unique(),
  ...(description === undefined ? {} : { description }),
});

export const slug = (source: string): FieldDefinition => ({
  name: "slug",
  title: "Slug",
  type: "slug",
  options: { source, maxLength: 96 },
  validation: required,
});

/** A country by its code. Source: ISO 3166-1 alpha-2. */
export const countryCode = (name: string, title: string): FieldDefinition => ({
  name,
  title,
  type: "string",
  validation: (rule) => rule.regex(/^[A-Z]{2}$/, { name: "two capital letters" }),
});

/** Source: ISO 4217. */
export const currency: FieldDefinition = {
  name: "currency",
  title: "Currency",
  type: "string",
  description: "Three letters: AED, GBP, USD.",
  validation: (rule) => rule.required().regex(/^[A-Z]{3}$/, { name: "three capital letters" }),
};

export const address = (name: string, title: string): FieldDefinition => ({
  name,
  title,
  type: "url",
  validation: (rule) => rule.uri({ scheme: ["https", "http"] }),
});

/** The Arabic of the fields beside it. A page falls back to English field by field. */
export const arabic = (...fields: FieldDefinition[]): FieldDefinition => ({
  name: "ar",
  title: "العربية",
  type: "object",
  options: { collapsible: true, collapsed: false },
  fields,
});

/** What an image field holds beside its asset. */
const imageFields: FieldDefinition[] = [
  text("alt", "Text alternative", { description: "What the picture shows. Empty for decoration." }),
  flag("mirrorInRtl", "Mirror in right-to-left pages"),
  arabic(text("alt", "Text alternative")),
];

export const image = (name: string, title: string, description?: string): FieldDefinition => ({
  name,
  title,
  type: "image",
  options: { hotspot: true },
  fields: imageFields,
  ...(description === undefined ? {} : { description }),
});

export const images = (name: string, title: string): FieldDefinition => ({
  name,
  title,
  type: "array",
  of: [{ type: "image", options: { hotspot: true }, fields: imageFields }],
});

const path = /^\/[^\s?#]*[^\s?#/]$/;

/** Whether a text is the path of a page: from the slash on, without one at the end, without query and fragment. */
export const isPath = (value: unknown): boolean =>
  typeof value === "string" && path.test(value) && !value.includes("//");

/** Portable text: headings, lists, quotes, links, figures. */
export const body = (): FieldDefinition => ({
  name: "body",
  title: "Body",
  type: "array",
  of: [
    {
      type: "block",
      styles: [
        { title: "Text", value: "normal" },
        { title: "Heading", value: "h2" },
        { title: "Subheading", value: "h3" },
        { title: "Quote", value: "blockquote" },
      ],
      lists: [
        { title: "Bullets", value: "bullet" },
        { title: "Numbers", value: "number" },
      ],
      marks: {
        decorators: [
          { title: "Strong", value: "strong" },
          { title: "Emphasis", value: "em" },
          { title: "Code", value: "code" },
        ],
        annotations: [
          {
            name: "link",
            title: "Link",
            type: "object",
            fields: [
              {
                name: "href",
                title: "Address",
                type: "url",
                validation: (rule) =>
                  rule.required().uri({ allowRelative: true, scheme: ["https", "http", "mailto"] }),
              },
            ],
          },
        ],
      },
    },
    {
      name: "figure",
      title: "Figure",
      type: "object",
      fields: [
        {
          name: "image",
          title: "Image",
          type: "image",
          options: { hotspot: true },
          fields: imageFields,
        },
        text("caption", "Caption"),
      ],
    },
  ],
});
