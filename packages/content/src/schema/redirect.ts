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
  "A path of this site, as in “/blog/a-title”: without a slash at its end, query and fragment.";

export const redirect = {
  name: "redirect",
  title: "Redirect",
  type: "document",
  fields: [
    {
      name: "from",
      title: "Old path",
      type: "string",
      description: "As it is in English; it holds for every language: “/blog/an-old-title”.",
      validation: (rule) => [
        rule.required().custom<string>((value) => value === undefined || isPath(value) || noPath),
        rule.custom(isUnique("from")),
      ],
    },
    {
      name: "status",
      title: "What became of it",
      type: "number",
      description: "301: it has moved. 410: it is gone, and nothing takes its place.",
      options: { list: [...redirectStatuses], layout: "radio" },
      initialValue: 301,
      validation: (rule) =>
        rule
          .required()
          .custom<number>(
            (value) =>
              redirectStatuses.some((status) => status === value) || redirectStatuses.join(" or "),
          ),
    },
    {
      name: "to",
      title: "New path",
      type: "string",
      description: "Empty for what is gone.",
      validation: (rule) =>
        rule.custom<string>((value, { document }) => {
          const { from, status } = (document ?? {}) as Redirect;
          if (status === 410) return !value || "What is gone leads nowhere: leave it empty.";
          if (!value || (value !== "/" && !isPath(value))) return noPath;
          return value !== from || "The old path itself: that would go in circles.";
        }),
    },
    sampleMark,
  ],
  orderings: [{ name: "from", title: "Old path", by: [{ field: "from", direction: "asc" }] }],
  preview: { select: { title: "from", subtitle: "to" } },
} satisfies SchemaTypeDefinition;
