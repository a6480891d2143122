import type { FieldDefinition } from "@sanity/types";
import { hasAlternative } from "./checks.ts";
import { arabic, flag, text } from "./fields.ts";

const imageFields: FieldDefinition[] = [
  text("alt", "Alt text", {
    description: "Describe the image for people who can’t see it.",
  }),
  flag("mirrorInRtl", "Mirror on right-to-left pages"),
  arabic(text("alt", "Alt text")),
];

const picture = {
  type: "image",
  options: { hotspot: true },
  fields: imageFields,
} as const;

export const image = (
  name: string,
  title: string,
  more: { description?: string; group?: string } = {},
): FieldDefinition => ({
  name,
  title,
  ...picture,
  validation: (rule) => rule.custom(hasAlternative).warning(),
  ...more,
});

export const images = (name: string, title: string): FieldDefinition => ({
  name,
  title,
  type: "array",
  options: { layout: "grid" },
  of: [{ ...picture, validation: (rule) => rule.custom(hasAlternative).warning() }],
});
