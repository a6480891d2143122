import type { SchemaTypeDefinition } from "@sanity/types";

/** Audit log of staff reading submissions. Private dataset. */
export const access = {
  name: "access",
  title: "Access",
  type: "document",
  readOnly: true,
  fields: [
    {
      name: "what",
      title: "What was read",
      type: "string",
      description:
        "show: the record; view, fetch: the resume; link: a link to it was made; download: that link was used; export: all of a person.",
      options: { list: ["show", "view", "fetch", "link", "download", "export"] },
    },
    { name: "by", title: "By", type: "string" },
    { name: "at", title: "When", type: "datetime" },
    {
      name: "records",
      title: "Records",
      type: "array",
      description: "Their ids, which tell nothing about whose they are once they are erased.",
      of: [{ type: "string" }],
    },
  ],
  preview: { select: { title: "what", subtitle: "at" } },
} satisfies SchemaTypeDefinition;
