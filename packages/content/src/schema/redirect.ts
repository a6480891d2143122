import type { SchemaTypeDefinition } from "@sanity/types";
import { redirectStatuses } from "../redirects.ts";
import { isPath, isUnique } from "./checks.ts";
import { sampleMark } from "./fields.ts";

interface Redirect {
  from?: string;
  to?: string;
  status?: number;
}

const noPath =
  "Enter a path of this site, such as “/blog/a-title”, without a final slash, query or fragment.";

export const redirect = {
  name: "redirect",
  title: "Redirect",
  type: "document",
  fields: [
    {
      name: "from",
      title: "From",
      type: "string",
      description: "The English path, such as “/blog/an-old-title”. It applies to every language.",
      validation: (rule) => [
        rule.required().custom<string>((value) => value === undefined || isPath(value) || noPath),
        rule.custom(isUnique("from")),
      ],
    },
    {
      name: "status",
      title: "Type",
      type: "number",
      description: "301: moved permanently. 410: gone, without a replacement.",
      options: { list: [...redirectStatuses], layout: "radio" },
      initialValue: 301,
      validation: (rule) =>
        rule
          .required()
          .custom<number>(
            (value) =>
              redirectStatuses.some((status) => status === value) ||
              `Must be ${redirectStatuses.join(" or ")}.`,
          ),
    },
    {
      name: "to",
      title: "To",
      type: "string",
      description: "Leave empty for 410.",
      validation: (rule) =>
        rule.custom<string>((value, { document }) => {
          const { from, status } = (document ?? {}) as Redirect;
          if (status === 410) return !value || "Leave this empty for 410.";
          if (!value || (value !== "/" && !isPath(value))) return noPath;
          return value !== from || "“From” and “To” are the same. Choose another path.";
        }),
    },
    sampleMark,
  ],
  orderings: [{ name: "from", title: "From", by: [{ field: "from", direction: "asc" }] }],
  preview: { select: { title: "from", subtitle: "to" } },
} satisfies SchemaTypeDefinition;
