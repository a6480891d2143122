import type { FieldDefinition } from "@sanity/types";
import { hasAlternative } from "./checks.ts";
import { arabic, flag, text } from "./fields.ts";

const imageFields: FieldDefinition[] = [
  text("alt", "Text alternative", {
    description: "What the picture shows, for whoever does not see it.",
  }),
  flag("mirrorInRtl", "Mirror in right-to-left pages"),
  arabic(text("alt", "Text alternative")),
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
