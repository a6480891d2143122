import type { FieldDefinition, Rule, SortOrdering } from "@sanity/types";
import { officeTimeZone } from "../office-time.ts";
import {
  fitsSearchResult,
  hasSameLengthAs,
  isAfter,
  isInUtc,
  isLink,
  isSlug,
  isTimeZone,
} from "./checks.ts";
import { markStates } from "./translation-states.ts";

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

export const titleField: FieldDefinition = {
  name: "title",
  title: "Title",
  type: "string",
  validation: (rule) => [rule.required(), rule.custom(fitsSearchResult).warning()],
};

export const flag = (name: string, title: string, initialValue = false): FieldDefinition => ({
  name,
  title,
  type: "boolean",
  initialValue,
});

/**
 * Creates a field in UTC. The desk shows the time zone of the document's `timeZone`, else the
 * office's.
 */
export const moment = (
  name: string,
  title: string,
  more: {
    description?: string;
    initialValue?: () => string;
    readOnly?: boolean;
    validation?: (rule: Rule) => Rule;
  } = {},
): FieldDefinition => ({
  name,
  title,
  type: "datetime",
  ...more,
  options: { displayTimeZone: officeTimeZone, timeStep: 1 },
  validation: (rule) => [rule.custom(isInUtc), ...(more.validation ? [more.validation(rule)] : [])],
});

/** Time from which a document is hidden. @param from publication */
export const withdrawAtField = (from?: { name: string; title: string }): FieldDefinition =>
  moment("withdrawAt", "Unpublish at", {
    description:
      "At this time the page goes offline and disappears from lists, feeds and search. Leave empty for never.",
    ...(from && { validation: (rule) => rule.custom(isAfter(from.name, from.title)) }),
  });

/** Published documents are visible unless an editor hides them. */
export const publishedFlag: FieldDefinition = flag("isPublished", "Visible on the site", true);

/** The notice about sample content depends on this field alone. */
export const sampleMark: FieldDefinition = {
  ...flag("isSample", "Sample"),
  description:
    "Made-up content. The site labels it as a sample and hides it from search engines. Turn this off once everything in it is true.",
};

/** Value from a fixed set, stored in English. */
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

export const sameStrings = (name: string, title: string): FieldDefinition => ({
  name,
  title,
  type: "array",
  of: [{ type: "string" }],
  validation: (rule) => rule.unique().custom(hasSameLengthAs(name)),
});

export const slug = (source: string): FieldDefinition => ({
  name: "slug",
  title: "Slug",
  type: "slug",
  description:
    "The last part of the page’s URL. If you change it, the old URL redirects here (unless the content is in a Sanity project).",
  options: { source, maxLength: 96 },
  validation: (rule) => rule.required().custom(isSlug),
});

/** Source: ISO 3166-1 alpha-2. */
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
  description: "Three letters, such as AED, GBP or USD.",
  validation: (rule) => rule.required().regex(/^[A-Z]{3}$/, { name: "three capital letters" }),
};

export const address = (name: string, title: string): FieldDefinition => ({
  name,
  title,
  type: "url",
  validation: (rule) => rule.uri({ scheme: ["https"] }),
});

/** Records in `ar` how each text was made. */
export const marksField = "translation";

/** Written by imports and reviews only. */
const marks: FieldDefinition = {
  name: marksField,
  title: "Translation status",
  type: "array",
  hidden: true,
  readOnly: true,
  of: [
    {
      name: "translationMark",
      title: "Mark",
      type: "object",
      fields: [
        choice("state", "Status", markStates),
        text("source", "Digest of the English"),
        text("target", "Digest of the Arabic"),
        { name: "at", title: "When", type: "datetime" },
        text("by", "By"),
      ],
    },
  ],
};

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

/** IANA name. */
export const timeZone = (description: string): FieldDefinition => ({
  name: "timeZone",
  title: "Time zone",
  type: "string",
  description,
  initialValue: officeTimeZone,
  validation: (rule) => [required(rule), rule.custom(isTimeZone)],
});

export const order: FieldDefinition = {
  name: "order",
  title: "Order",
  type: "number",
  description: "Lowest number first.",
  initialValue: 0,
};

export const byOrder: SortOrdering = {
  name: "order",
  title: "Order",
  by: [{ field: "order", direction: "asc" }],
};

export const link = (
  name: string,
  title: string,
  more: { description?: string } = {},
): FieldDefinition => ({
  name,
  title,
  type: "string",
  description: "A path of this site, such as “/careers”, or a URL with https://.",
  ...more,
  validation: (rule) => rule.custom(isLink),
});

/** Creates `ar` with Arabic versions of sibling fields. Each falls back to English. */
export const arabic = (...fields: FieldDefinition[]): FieldDefinition<"object"> => ({
  name: "ar",
  title: "العربية",
  type: "object",
  // Distinguishes the Arabic label, also in screen readers.
  fields: [...fields.map((field) => ({ ...field, title: `${field.title} · العربية` })), marks],
});

/** Assigns fields to a group of the form. */
export const inGroup = (group: string, ...fields: FieldDefinition[]): FieldDefinition[] =>
  fields.map((field) => ({ ...field, group }));
