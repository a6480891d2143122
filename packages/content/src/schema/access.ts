import type { SchemaTypeDefinition } from "@sanity/types";

/** Audit log of reading submissions. Private dataset. */
export const access = {
  name: "access",
  title: "Access",
  type: "document",
  readOnly: true,
  fields: [
    {
      name: "what",
      title: "Action",
      type: "string",
      description:
        "show: the record; view, fetch: the CV; link: a link to the CV was created; download: that link was used; export: all data of a person.",
      options: { list: ["show", "view", "fetch", "link", "download", "export"] },
    },
    { name: "by", title: "By", type: "string" },
    { name: "at", title: "When", type: "datetime" },
    {
      name: "records",
      title: "Records",
      type: "array",
      description: "Ids only. They identify nobody once the records are erased.",
      of: [{ type: "string" }],
    },
  ],
  preview: { select: { title: "what", subtitle: "at" } },
} satisfies SchemaTypeDefinition;
