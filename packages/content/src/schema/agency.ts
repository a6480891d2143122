import type { SchemaTypeDefinition } from "@sanity/types";
import { address, arabic, inGroup, requiredText, sampleMark, text } from "./fields.ts";

/** Singleton, used in the footer and head of every page. */
export const agency = {
  name: "agency",
  title: "The agency",
  type: "document",
  groups: [
    { name: "contact", title: "Contact", default: true },
    { name: "social", title: "Social addresses" },
  ],
  fields: [
    ...inGroup(
      "contact",
      {
        ...requiredText("email", "Email"),
        validation: (rule) => rule.required().email(),
      },
      text("phone", "Telephone", { description: "International, as it is read." }),
      text("whatsapp", "WhatsApp", { description: "International, as it is read." }),
      text("distance", "Between the offices", {
        description: "Below the line from the first office to the others: how far, how long.",
      }),
      sampleMark,
    ),
    {
      name: "social",
      title: "Social addresses",
      type: "array",
      group: "social",
      description: "In the footer, in this order, and for search engines.",
      of: [
        {
          name: "profile",
          title: "Address",
          type: "object",
          fields: [
            requiredText("name", "Network"),
            {
              ...address("url", "Address"),
              validation: (rule) => rule.required().uri({ scheme: "https" }),
            },
            arabic(text("name", "Network")),
          ],
          preview: { select: { title: "name", subtitle: "url" } },
        },
      ],
    },
    { ...arabic(text("distance", "Between the offices")), group: "contact" },
  ],
  preview: {
    select: { email: "email" },
    prepare: ({ email }) => ({ title: "The agency", subtitle: String(email ?? "") }),
  },
} satisfies SchemaTypeDefinition;
