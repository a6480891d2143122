import type { FieldDefinition, SchemaTypeDefinition } from "@sanity/types";
import {
  launchPrecisions,
  offerUnits,
  productPlans,
  productSlugs,
  productStates,
} from "../products.ts";
import { hasUniqueItems, notBefore } from "./checks.ts";
import {
  arabic,
  byOrder,
  choice,
  currency,
  flag,
  inGroup,
  moment,
  order,
  requiredText,
  sampleMark,
  text,
  timeZone,
} from "./fields.ts";
import { formatDay, joinSubtitle } from "./preview.ts";

const places: FieldDefinition = {
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
};

const plans: FieldDefinition = {
  name: "plans",
  title: "Plans",
  type: "array",
  description: "The table of prices on its page, in this order.",
  hidden: ({ document }) =>
    (document?.slug as { current?: string } | undefined)?.current !== "upflyover",
  validation: (rule) => rule.custom(hasUniqueItems("plan", "Each of the plans once.")),
  of: [
    {
      name: "productPlan",
      title: "Plan",
      type: "object",
      fields: [
        {
          ...choice("plan", "Plan", productPlans),
          description: "What an enquiry about it says.",
          validation: (rule) => rule.required(),
        },
        flag("isPutForward", "Put forward"),
        requiredText("name", "Name"),
        text("note", "Note"),
        text("price", "Price", { description: "As it is to be shown." }),
        text("users", "Users"),
        text("requirements", "Requirements a month"),
        arabic(
          text("name", "Name"),
          text("note", "Note"),
          text("price", "Price"),
          text("users", "Users"),
          text("requirements", "Requirements a month"),
        ),
      ],
      preview: { select: { title: "name", subtitle: "price" } },
    },
  ],
};

const offers: FieldDefinition = {
  name: "offers",
  title: "Prices, in numbers",
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
};

/** Other texts of a product are part of the site. */
export const product = {
  name: "product",
  title: "Product",
  type: "document",
  groups: [
    { name: "launch", title: "Launch", default: true },
    { name: "prices", title: "Prices" },
    { name: "publishing", title: "Publishing" },
  ],
  fields: [
    ...inGroup(
      "launch",
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
      moment("launchAt", "Launch", {
        description: "From this moment on an upcoming product shows as launched, without a deploy.",
      }),
      timeZone("The times of this form and the launch are told by it, as in “Asia/Dubai”."),
      choice("precision", "How exact the launch is", launchPrecisions, "day"),
      text("launchText", "Launch, in words", { description: "In place of the date: “mid-2026”." }),
      moment("startAt", "Start", { description: "Where the line towards the launch begins." }),
      moment("nextLaunchAt", "Next launch", {
        description:
          "When it is launched in another place: after the first launch its page counts to it.",
        validation: (rule) => rule.custom(notBefore("launchAt", "Launch")),
      }),
      text("nextPlace", "Next launch, where", { description: "The name of that place." }),
    ),
    ...inGroup(
      "prices",
      places,
      plans,
      offers,
      text("disclaimer", "Disclaimer", {
        description: "A quiet line beside the figures, or beside the next launch.",
      }),
    ),
    ...inGroup("publishing", order, sampleMark),
    {
      ...arabic(
        text("launchText", "Launch, in words"),
        text("nextPlace", "Next launch, where"),
        text("disclaimer", "Disclaimer"),
      ),
      group: ["launch", "prices"],
    },
  ],
  orderings: [byOrder],
  preview: {
    select: { title: "name", state: "state", launchAt: "launchAt", zone: "timeZone" },
    prepare: ({ title, state, launchAt, zone }) => ({
      title,
      subtitle: joinSubtitle(state, state !== "launched" && formatDay(launchAt, zone)),
    }),
  },
} satisfies SchemaTypeDefinition;
