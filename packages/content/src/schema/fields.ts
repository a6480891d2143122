import type { FieldDefinition, Rule, SortOrdering } from "@sanity/types";
import { asManyAs, fitsResult, isAfter, isInUtc, isLink, isSlug, isTimeZone } from "./checks.ts";
import { markStates } from "./translation-states.ts";

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

export const longText = (
  name: string,
  title: string,
  more: { description?: string; validation?: (rule: Rule) => Rule } = {},
): FieldDefinition => ({ name, title, type: "text", rows: 4, ...more });

/** What a document is called. Search results show it. */
export const titleField: FieldDefinition = {
  name: "title",
  title: "Title",
  type: "string",
  validation: (rule) => [rule.required(), rule.custom(fitsResult).warning()],
};

export const flag = (name: string, title: string, initialValue = false): FieldDefinition => ({
  name,
  title,
  type: "boolean",
  initialValue,
});

/** IANA name of the office by whose clock editors plan, unless they choose another in the form. */
const officeTimeZone = "Asia/Dubai";

/** A moment, planned by the clock of an office: the form says of which, and stored is UTC. */
export const moment = (
  name: string,
  title: string,
  more: {
    description?: string;
    initialValue?: () => string;
    validation?: (rule: Rule) => Rule;
  } = {},
): FieldDefinition => ({
  name,
  title,
  type: "datetime",
  ...more,
  options: { displayTimeZone: officeTimeZone, timeStep: 5 },
  validation: (rule) => [rule.custom(isInUtc), ...(more.validation ? [more.validation(rule)] : [])],
});

/** The moment from which a document is on the site no more. `from`: the field of the one it is there from. */
export const withdrawal = (from?: { name: string; title: string }): FieldDefinition =>
  moment("withdrawAt", "Withdrawn", {
    description:
      "From this moment on its page is gone, and lists, feeds and search are without it. Empty means never.",
    ...(from && { validation: (rule) => rule.custom(isAfter(from.name, from.title)) }),
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

export const strings = (name: string, title: string): FieldDefinition => ({
  name,
  title,
  type: "array",
  of: [{ type: "string" }],
  validation: (rule) => rule.unique(),
});

/** A list in Arabic whose items stand for those of the list in English. */
export const sameStrings = (name: string, title: string): FieldDefinition => ({
  name,
  title,
  type: "array",
  of: [{ type: "string" }],
  validation: (rule) => rule.unique().custom(asManyAs(name)),
});

export const slug = (source: string): FieldDefinition => ({
  name: "slug",
  title: "Slug",
  type: "slug",
  description:
    "The end of the page's address. The former one leads to it once it is published, if the site keeps its content itself.",
  options: { source, maxLength: 96 },
  validation: (rule) => rule.required().custom(isSlug),
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
  validation: (rule) => rule.uri({ scheme: ["https"] }),
});

/** Where the marks stand of how the Arabic beside them came about. */
export const marksField = "translation";

/** Written by import and by whoever looks a translation through; nobody types them. */
const marks: FieldDefinition = {
  name: marksField,
  title: "Translation",
  type: "array",
  hidden: true,
  readOnly: true,
  of: [
    {
      name: "translationMark",
      title: "Mark",
      type: "object",
      fields: [
        choice("state", "State", markStates),
        text("source", "Digest of the English it was made from"),
        text("target", "Digest of the Arabic it is about"),
        { name: "at", title: "When", type: "datetime" },
        text("by", "By"),
      ],
    },
  ],
};

/** Where something is, in parts, as search engines take it. */
export const postalAddress = (
  name: string,
  title: string,
  description: string,
): FieldDefinition => ({
  name,
  title,
  type: "object",
  description,
  fields: [
    text("street", "Street"),
    text("locality", "City"),
    text("region", "Region"),
    text("postalCode", "Postal code"),
    countryCode("country", "Country"),
  ],
});

/** An IANA name. */
export const timeZone = (description: string): FieldDefinition => ({
  name: "timeZone",
  title: "Time zone",
  type: "string",
  description,
  initialValue: officeTimeZone,
  validation: (rule) => [required(rule), rule.custom(isTimeZone)],
});

/** Where documents of one type stand among each other. */
export const order: FieldDefinition = {
  name: "order",
  title: "Order",
  type: "number",
  description: "The lowest comes first.",
  initialValue: 0,
};

/** The ordering of a list by `order`. */
export const byOrder: SortOrdering = {
  name: "order",
  title: "Order",
  by: [{ field: "order", direction: "asc" }],
};

/** What a link leads to: a page of this site, or another one. */
export const link = (
  name: string,
  title: string,
  more: { description?: string } = {},
): FieldDefinition => ({
  name,
  title,
  type: "string",
  description: "A path of this site, as in “/careers”, or an address with https://.",
  ...more,
  validation: (rule) => rule.custom(isLink),
});

/** The Arabic of the fields beside it. A page falls back to English field by field. */
export const arabic = (...fields: FieldDefinition[]): FieldDefinition<"object"> => ({
  name: "ar",
  title: "العربية",
  type: "object",
  // Each stands beside its English namesake, and is told apart by whoever hears its label too.
  fields: [...fields.map((field) => ({ ...field, title: `${field.title} · العربية` })), marks],
});

/** Fields of one tab of a form. */
export const inGroup = (group: string, ...fields: FieldDefinition[]): FieldDefinition[] =>
  fields.map((field) => ({ ...field, group }));
