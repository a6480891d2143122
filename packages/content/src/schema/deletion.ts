import type { SchemaTypeDefinition } from "@sanity/types";

/** Audit log of deletions, without personal data. Private dataset. */
export const deletion = {
  name: "deletion",
  title: "Deletion",
  type: "document",
  readOnly: true,
  fields: [
    {
      name: "reason",
      title: "Reason",
      type: "string",
      description:
        "erase: requested by the person; purge: older than the retention setting; withdraw: CV of a withdrawn application.",
      options: { list: ["erase", "purge", "withdraw"] },
    },
    { name: "by", title: "By", type: "string" },
    { name: "at", title: "When", type: "datetime" },
    { name: "records", title: "Records", type: "number" },
    { name: "files", title: "Orphaned files", type: "number" },
  ],
  preview: { select: { title: "reason", subtitle: "at" } },
} satisfies SchemaTypeDefinition;
