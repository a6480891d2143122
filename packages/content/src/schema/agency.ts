import type { SchemaTypeDefinition } from "@sanity/types";
import { address, arabic, inGroup, requiredText, sampleMark, text } from "./fields.ts";

/** Singleton, in every footer and head. */
export const agency = {
  name: "agency",
  title: "Site settings",
  type: "document",
  groups: [
    { name: "contact", title: "Contact", default: true },
    { name: "social", title: "Social profiles" },
  ],
  fields: [
    ...inGroup(
      "contact",
      {
        ...requiredText("email", "Email"),
        validation: (rule) => rule.required().email(),
      },
      text("phone", "Phone", { description: "International format, as displayed." }),
      text("whatsapp", "WhatsApp", { description: "International format, as displayed." }),
      text("distance", "Distance line", {
        description: "Shown below the line between the offices: distance and travel time.",
      }),
      sampleMark,
    ),
    {
      name: "social",
      title: "Social profiles",
      type: "array",
      group: "social",
      description: "Shown in the footer in this order, and to search engines.",
      of: [
        {
          name: "profile",
          title: "Profile",
          type: "object",
          fields: [
            requiredText("name", "Network"),
            {
              ...address("url", "URL"),
              validation: (rule) => rule.required().uri({ scheme: "https" }),
            },
            arabic(text("name", "Network")),
          ],
          preview: { select: { title: "name", subtitle: "url" } },
        },
      ],
    },
    { ...arabic(text("distance", "Distance line")), group: "contact" },
  ],
  preview: {
    select: { email: "email" },
    prepare: ({ email }) => ({ title: "Site settings", subtitle: String(email ?? "") }),
  },
} satisfies SchemaTypeDefinition;
