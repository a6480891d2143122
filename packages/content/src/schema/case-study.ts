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
  'Number and unit, where the unit does not simply follow the number: "1 day", and the dual in Arabic.';

const metric: FieldDefinition = {
  name: "metricsImproved",
  title: "Metrics improved",
  type: "array",
  of: [
    {
      name: "metric",
      title: "Metric",
      type: "object",
      fields: [
        requiredText("value", "Value", 'As it is to be shown: "+41%".'),
        requiredText("label", "Label"),
        text("note", "Longer label", { description: "For where the figure stands alone." }),
        { name: "before", title: "Before", type: "number" },
        { name: "after", title: "After", type: "number" },
        text("unit", "Unit", { description: 'What before and after count: "a week".' }),
        text("beforeLabel", "Before, in words", { description: inWords }),
        text("afterLabel", "After, in words", { description: inWords }),
        arabic(
          text("value", "Value", { description: "Where it is said in words: a dual, for one." }),
          text("label", "Label"),
          text("note", "Longer label"),
          text("unit", "Unit"),
          text("beforeLabel", "Before, in words"),
          text("afterLabel", "After, in words"),
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

/** Source: specification, section 3. The timeline is named in section 2. */
export const caseStudy = {
  name: "caseStudy",
  title: "Case study",
  type: "document",
  groups: [
    { name: "project", title: "Project", default: true },
    { name: "story", title: "Story" },
    { name: "figures", title: "Figures" },
    { name: "pictures", title: "Pictures" },
    { name: "publishing", title: "Publishing" },
  ],
  fieldsets: [
    {
      name: "advanced",
      title: "Advanced",
      description: "Artwork drawn by code, for developers. Pictures and metrics need none of it.",
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
        description:
          "What the filter by service goes by: one of the six services, or one of your own.",
      }),
      {
        name: "services",
        title: "Services",
        description: "The filter finds the project by each of them, beside its category.",
        type: "array",
        of: [{ type: "string" }],
        options: { list: [...services] },
      },
      choice("station", "How far the idea had got", stations),
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
        description: "Its beginning is what search engines show.",
      }),
      strings("objectives", "Objectives"),
      longText("solution", "Solution"),
      strings("technologiesUsed", "Technologies"),
      longText("results", "Results"),
      longText("testimonial", "Testimonial"),
      text("testimonialAuthor", "Testimonial: name"),
      text("testimonialPosition", "Testimonial: position"),
      image("testimonialPortrait", "Testimonial: portrait", {
        description: "Upright, four by five. The face looks towards the words: to the right.",
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
      text("disclaimer", "Disclaimer", { description: "A quiet line at the end of the page." }),
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
        !arabicTitle && "no Arabic",
      ),
      media,
    }),
  },
} satisfies SchemaTypeDefinition;
