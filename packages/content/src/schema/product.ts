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
  title: "Launch offer",
  type: "object",
  fields: [
    {
      name: "total",
      title: "Total places",
      type: "number",
      validation: (rule) => rule.required().integer().min(1),
    },
    {
      name: "taken",
      title: "Places taken",
      type: "number",
      validation: (rule) => rule.required().integer().min(0).max(rule.valueOfField("total")),
    },
  ],
};

const plans: FieldDefinition = {
  name: "plans",
  title: "Plans",
  type: "array",
  description: "The pricing table on the product’s page, in this order.",
  hidden: ({ document }) =>
    (document?.slug as { current?: string } | undefined)?.current !== "upflyover",
  validation: (rule) => rule.custom(hasUniqueItems("plan", "Use each plan only once.")),
  of: [
    {
      name: "productPlan",
      title: "Plan",
      type: "object",
      fields: [
        {
          ...choice("plan", "Plan", productPlans),
          description: "Named in enquiries about this plan.",
          validation: (rule) => rule.required(),
        },
        flag("isPutForward", "Highlighted"),
        requiredText("name", "Name"),
        text("note", "Note"),
        text("price", "Price", { description: "As displayed on the site." }),
        text("users", "Users"),
        text("requirements", "Requirements per month"),
        arabic(
          text("name", "Name"),
          text("note", "Note"),
          text("price", "Price"),
          text("users", "Users"),
          text("requirements", "Requirements per month"),
        ),
      ],
      preview: { select: { title: "name", subtitle: "price" } },
    },
  ],
};

const offers: FieldDefinition = {
  name: "offers",
  title: "Prices (structured data)",
  type: "array",
  description: "For search engines. Use 0 for a free plan.",
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
        choice("unit", "Billing period", offerUnits),
        arabic(text("name", "Plan")),
      ],
      preview: { select: { title: "name", subtitle: "price" } },
    },
  ],
};

/** Other texts are part of the site. */
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
        description: `Must match an existing page: ${productSlugs.join(", ")}.`,
        validation: (rule) =>
          rule
            .required()
            .custom<{ current?: string }>((value) =>
              productSlugs.some((slug) => slug === value?.current)
                ? true
                : `Must be one of ${productSlugs.join(", ")}.`,
            ),
      },
      choice("state", "Status", productStates, "upcoming"),
      moment("launchAt", "Launch at", {
        description: "An upcoming product automatically shows as launched from this time.",
      }),
      timeZone("Used for the times of this form and of the launch, such as “Asia/Dubai”."),
      choice("precision", "Date precision", launchPrecisions, "day"),
      text("launchText", "Launch text", { description: "Replaces the date, such as “mid-2026”." }),
      moment("startAt", "Countdown start", { description: "Start of the line to the launch." }),
      moment("nextLaunchAt", "Next launch at", {
        description:
          "Launch in another location. After the first launch, the page counts down to this one.",
        validation: (rule) => rule.custom(notBefore("launchAt", "Launch at")),
      }),
      text("nextPlace", "Next launch location"),
    ),
    ...inGroup(
      "prices",
      places,
      plans,
      offers,
      text("disclaimer", "Disclaimer", {
        description: "Small print beside the figures or the next launch.",
      }),
    ),
    ...inGroup("publishing", order, sampleMark),
    {
      ...arabic(
        text("launchText", "Launch text"),
        text("nextPlace", "Next launch location"),
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
