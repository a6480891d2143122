import type { Rule, SchemaTypeDefinition } from "@sanity/types";
import { launchPrecisions, offerUnits, productSlugs, productStates } from "../products.ts";
import { arabic, choice, currency, requiredText, sampleMark, text } from "./fields.ts";

const required = (rule: Rule): Rule => rule.required();

const isTimeZone = (value: unknown): true | string => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: String(value) });
    return true;
  } catch {
    return "Not the name of a time zone, as in “Asia/Dubai”.";
  }
};

/** One of the agency's products and its launch. Its words stand in the site. */
export const product = {
  name: "product",
  title: "Product",
  type: "document",
  fields: [
    requiredText("name", "Name"),
    {
      name: "slug",
      title: "Slug",
      type: "slug",
      description: `Its page is there already: ${productSlugs.join(", ")}.`,
      validation: (rule) =>
        rule
          .required()
          .custom<{ current?: string }>((value) =>
            productSlugs.some((slug) => slug === value?.current)
              ? true
              : `One of ${productSlugs.join(", ")}.`,
          ),
    },
    choice("state", "State", productStates, "upcoming"),
    {
      name: "launchAt",
      title: "Launch",
      type: "datetime",
      description: "From this moment on an upcoming product shows as launched, without a deploy.",
    },
    {
      name: "timeZone",
      title: "Time zone",
      type: "string",
      description: "Whose calendar the launch is told by, as in “Asia/Dubai”.",
      initialValue: "Asia/Dubai",
      validation: (rule) => [required(rule), rule.custom(isTimeZone)],
    },
    choice("precision", "How exact the launch is", launchPrecisions, "day"),
    text("launchText", "Launch, in words", { description: "In place of the date: “mid-2026”." }),
    {
      name: "startAt",
      title: "Start",
      type: "datetime",
      description: "Where the line towards the launch begins.",
    },
    {
      name: "places",
      title: "Launch places",
      type: "object",
      fields: [
        {
          name: "total",
          title: "All",
          type: "number",
          validation: (rule) => rule.required().integer().min(1),
        },
        {
          name: "taken",
          title: "Taken",
          type: "number",
          validation: (rule) => rule.required().integer().min(0).max(rule.valueOfField("total")),
        },
      ],
    },
    {
      name: "offers",
      title: "Prices",
      type: "array",
      description: "Those that are stated, for search engines. What costs nothing has the price 0.",
      of: [
        {
          name: "offer",
          title: "Price",
          type: "object",
          fields: [
            requiredText("name", "Plan"),
            {
              name: "price",
              title: "Price",
              type: "number",
              validation: (rule) => rule.required().min(0),
            },
            currency,
            choice("unit", "For each", offerUnits),
            arabic(text("name", "Plan")),
          ],
          preview: { select: { title: "name", subtitle: "price" } },
        },
      ],
    },
    text("disclaimer", "Disclaimer", { description: "A quiet line beside the figures." }),
    sampleMark,
    { name: "order", title: "Order", type: "number", initialValue: 0 },
    arabic(text("launchText", "Launch, in words"), text("disclaimer", "Disclaimer")),
  ],
  orderings: [{ name: "order", title: "Order", by: [{ field: "order", direction: "asc" }] }],
  preview: { select: { title: "name", subtitle: "state" } },
} satisfies SchemaTypeDefinition;
