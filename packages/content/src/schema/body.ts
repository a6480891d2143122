import type { FieldDefinition } from "@sanity/types";
import { isLink } from "./checks.ts";
import { text } from "./fields.ts";
import { image } from "./pictures.ts";

export const body = (): FieldDefinition => ({
  name: "body",
  title: "Body",
  type: "array",
  of: [
    {
      type: "block",
      styles: [
        { title: "Normal", value: "normal" },
        { title: "Heading", value: "h2" },
        { title: "Subheading", value: "h3" },
        { title: "Quote", value: "blockquote" },
      ],
      lists: [
        { title: "Bulleted list", value: "bullet" },
        { title: "Numbered list", value: "number" },
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
                title: "URL",
                type: "url",
                validation: (rule) =>
                  rule
                    .required()
                    .uri({ allowRelative: true, scheme: ["https", "mailto", "tel"] })
                    .custom(isLink),
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
      fields: [image("image", "Image"), text("caption", "Caption")],
      preview: {
        select: { caption: "caption", alt: "image.alt", media: "image" },
        prepare: ({ caption, alt, media }) => ({
          title: caption ?? alt ?? "Figure",
          subtitle: caption && alt,
          media,
        }),
      },
    },
  ],
});
