import type { FieldDefinition, SchemaTypeDefinition } from "@sanity/types";
import { services } from "../services.ts";
import { stations } from "../stations.ts";
import { charts } from "./charts.ts";
import { arabicWhere } from "./checks.ts";
import { evidence } from "./evidence/index.ts";
import {
  address,
  arabic,
  choice,
  flag,
  inGroup,
  longText,
  publishedFlag,
  requiredText,
  sampleMark,
  slug,
  strings,
  text,
  titleField,
  withdrawAtField,
} from "./fields.ts";
import { image, images } from "./pictures.ts";
import { getOffSiteState, joinSubtitle } from "./preview.ts";

const inWords =
  "Number and unit, if the unit doesn’t simply follow the number: “1 day”, or a dual in Arabic.";

const metric: FieldDefinition = {
  name: "metricsImproved",
  title: "Key results",
  type: "array",
  of: [
    {
      name: "metric",
      title: "Result",
      type: "object",
      fields: [
        requiredText("value", "Value", "As displayed, for example “+41%”."),
        requiredText("label", "Label"),
        text("note", "Long label", { description: "Shown when the figure is on its own." }),
        { name: "before", title: "Before", type: "number" },
        { name: "after", title: "After", type: "number" },
        text("unit", "Unit", { description: "For “Before” and “After”, for example “a week”." }),
        text("beforeLabel", "Before (text)", { description: inWords }),
        text("afterLabel", "After (text)", { description: inWords }),
        arabic(
          text("value", "Value", { description: "If Arabic needs words, for example a dual." }),
          text("label", "Label"),
          text("note", "Long label"),
          text("unit", "Unit"),
          text("beforeLabel", "Before (text)"),
          text("afterLabel", "After (text)"),
        ),
      ],
      preview: { select: { title: "value", subtitle: "label" } },
    },
  ],
};

const timeline: FieldDefinition = {
  name: "timeline",
  title: "Timeline",
  type: "array",
  of: [
    {
      name: "milestone",
      title: "Milestone",
      type: "object",
      fields: [
        {
          name: "week",
          title: "Week",
          type: "number",
          validation: (rule) => rule.required().min(1),
        },
        requiredText("title", "Title"),
        text("description", "Description"),
        arabic(text("title", "Title"), text("description", "Description")),
      ],
      preview: { select: { title: "title", subtitle: "week" } },
    },
  ],
};

/** Specification, section 3, with the timeline of section 2. */
export const caseStudy = {
  name: "caseStudy",
  title: "Case study",
  type: "document",
  groups: [
    { name: "project", title: "Project", default: true },
    { name: "story", title: "Story" },
    { name: "figures", title: "Results and timeline" },
    { name: "pictures", title: "Images" },
    { name: "publishing", title: "Publishing" },
  ],
  fieldsets: [
    {
      name: "advanced",
      title: "Advanced",
      description: "Artwork drawn by code, for developers. Images and key results don’t need it.",
      options: { collapsible: true, collapsed: true },
    },
  ],
  fields: [
    ...inGroup(
      "project",
      titleField,
      slug("title"),
      requiredText("clientName", "Client"),
      text("industry", "Industry"),
      text("companySize", "Company size"),
      text("location", "Location"),
      text("category", "Category", {
        description: "Used by the service filter: one of the six services, or your own.",
      }),
      {
        name: "services",
        title: "Services",
        description: "The service filter also finds the project by each of these.",
        type: "array",
        of: [{ type: "string" }],
        options: { list: [...services] },
      },
      choice("station", "Project stage", stations),
      text("projectDuration", "Project duration"),
      text("teamSize", "Team size"),
      { name: "completedDate", title: "Completed", type: "date" },
      address("websiteUrl", "Website"),
      address("appStoreUrl", "App Store"),
      address("playStoreUrl", "Google Play"),
      address("instagramUrl", "Instagram"),
    ),
    ...inGroup(
      "story",
      longText("challenge", "Challenge", {
        description: "The first 160 characters are the meta description.",
      }),
      strings("objectives", "Objectives"),
      longText("solution", "Solution"),
      strings("technologiesUsed", "Technologies"),
      longText("results", "Results"),
      longText("testimonial", "Testimonial"),
      text("testimonialAuthor", "Testimonial: name"),
      text("testimonialPosition", "Testimonial: position"),
      image("testimonialPortrait", "Testimonial: portrait", {
        description: "Portrait format, 4:5. The face looks to the right, towards the quote.",
      }),
      image("testimonialPortraitLight", "Testimonial: portrait, light theme", {
        description: "Optional.",
      }),
      strings("keyTakeaways", "Key takeaways"),
    ),
    ...inGroup("figures", metric, timeline),
    ...inGroup(
      "pictures",
      image("featuredImage", "Featured image"),
      image("featuredImageLight", "Featured image, light theme", { description: "Optional." }),
      image("clientLogo", "Client logo"),
      images("projectGallery", "Gallery"),
      { ...charts, fieldset: "advanced" },
      { ...evidence, fieldset: "advanced" },
    ),
    ...inGroup(
      "publishing",
      text("disclaimer", "Disclaimer", { description: "Small print at the end of the page." }),
      flag("isFeatured", "Featured"),
      withdrawAtField(),
      publishedFlag,
      sampleMark,
    ),
    {
      ...arabic(
        text("title", "Title"),
        text("clientName", "Client"),
        text("industry", "Industry"),
        text("companySize", "Company size"),
        text("location", "Location"),
        longText("challenge", "Challenge"),
        strings("objectives", "Objectives"),
        longText("solution", "Solution"),
        longText("results", "Results"),
        longText("testimonial", "Testimonial"),
        text("testimonialAuthor", "Testimonial: name"),
        text("testimonialPosition", "Testimonial: position"),
        strings("keyTakeaways", "Key takeaways"),
        text("projectDuration", "Project duration"),
        text("teamSize", "Team size"),
        text("category", "Category"),
        text("disclaimer", "Disclaimer"),
      ),
      group: ["project", "story", "publishing"],
      validation: (rule) =>
        rule.custom(arabicWhere("isFeatured", ["title", "challenge", "solution", "results"])),
    },
  ],
  orderings: [
    { name: "latest", title: "Latest first", by: [{ field: "completedDate", direction: "desc" }] },
    { name: "title", title: "Title", by: [{ field: "title", direction: "asc" }] },
    { name: "client", title: "Client", by: [{ field: "clientName", direction: "asc" }] },
  ],
  preview: {
    select: {
      title: "title",
      client: "clientName",
      isFeatured: "isFeatured",
      isPublished: "isPublished",
      withdrawAt: "withdrawAt",
      arabic: "ar.title",
      media: "featuredImage",
    },
    prepare: ({
      title,
      client,
      isFeatured,
      isPublished,
      withdrawAt,
      arabic: arabicTitle,
      media,
    }) => ({
      title,
      subtitle: joinSubtitle(
        getOffSiteState({ isShown: isPublished, withdrawAt }),
        client,
        isFeatured === true && "featured",
        !arabicTitle && "missing Arabic",
      ),
      media,
    }),
  },
} satisfies SchemaTypeDefinition;
