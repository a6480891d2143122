import type { SchemaTypeDefinition } from "@sanity/types";
import { isAcceptingApplications } from "../deadline.ts";
import { jobTypes, salaryUnits, workModes } from "../vacancy-options.ts";
import { arabicWhere, notBefore } from "./checks.ts";
import {
  arabic,
  choice,
  countryCode,
  currency,
  flag,
  inGroup,
  longText,
  postalAddress,
  sampleMark,
  strings,
  text,
  titleField,
  withdrawAtField,
} from "./fields.ts";
import { formatDay, getOffSiteState, joinSubtitle } from "./preview.ts";

/** Specification, section 3. */
export const jobVacancy = {
  name: "jobVacancy",
  title: "Vacancy",
  type: "document",
  groups: [
    { name: "work", title: "Role", default: true },
    { name: "terms", title: "Location and salary" },
    { name: "publishing", title: "Publishing" },
  ],
  fields: [
    ...inGroup(
      "work",
      titleField,
      text("department", "Department"),
      text("experienceLevel", "Experience level"),
      longText("description", "Description", {
        description: "The first 160 characters are the meta description.",
      }),
      strings("responsibilities", "Responsibilities"),
      strings("requirements", "Requirements"),
      strings("skills", "Skills"),
      strings("benefits", "Benefits"),
    ),
    ...inGroup(
      "terms",
      text("location", "Location"),
      choice("jobType", "Job type", jobTypes, "Full Time"),
      choice("workMode", "Work mode", workModes),
      text("salaryRange", "Salary range", { description: "As displayed on the site." }),
      {
        name: "baseSalary",
        title: "Salary (structured data)",
        type: "object",
        description: "For search engines.",
        fields: [
          { name: "min", title: "From", type: "number", validation: (rule) => rule.min(0) },
          {
            name: "max",
            title: "To",
            type: "number",
            validation: (rule) => rule.min(rule.valueOfField("min")),
          },
          currency,
          choice("unit", "Pay period", salaryUnits, "MONTH"),
        ],
      },
      {
        name: "office",
        title: "Office",
        type: "reference",
        to: [{ type: "office" }],
        description: "The place of work, for search engines.",
      },
      {
        ...postalAddress("address", "Other address", "If the place of work isn’t an office."),
        hidden: ({ document }) => document?.office !== undefined,
      },
      {
        name: "remoteCountries",
        title: "Eligible countries",
        type: "array",
        description:
          "Where remote staff can live, as ISO 3166-1 codes: GB, AE. For search engines.",
        of: [countryCode("country", "Country")],
        validation: (rule) => rule.unique(),
      },
    ),
    ...inGroup(
      "publishing",
      { name: "postedDate", title: "Posted", type: "date" },
      {
        name: "applicationDeadline",
        title: "Application deadline",
        type: "date",
        description: "The last day to apply.",
        validation: (rule) => rule.custom(notBefore("postedDate", "Posted")),
      },
      withdrawAtField(),
      flag("isFeatured", "Featured"),
      flag("isActive", "Visible on the site", true),
      sampleMark,
    ),
    {
      ...arabic(
        text("title", "Title"),
        text("department", "Department"),
        text("experienceLevel", "Experience level"),
        longText("description", "Description"),
        strings("responsibilities", "Responsibilities"),
        strings("requirements", "Requirements"),
        strings("skills", "Skills"),
        strings("benefits", "Benefits"),
        text("location", "Location"),
        text("salaryRange", "Salary range"),
      ),
      group: ["work", "terms"],
      validation: (rule) => rule.custom(arabicWhere("isFeatured", ["title", "description"])),
    },
  ],
  orderings: [
    { name: "newest", title: "Newest first", by: [{ field: "postedDate", direction: "desc" }] },
    {
      name: "deadline",
      title: "Deadline",
      by: [{ field: "applicationDeadline", direction: "asc" }],
    },
    { name: "title", title: "Title", by: [{ field: "title", direction: "asc" }] },
  ],
  preview: {
    select: {
      title: "title",
      department: "department",
      deadline: "applicationDeadline",
      isActive: "isActive",
      withdrawAt: "withdrawAt",
      arabic: "ar.title",
    },
    prepare: ({ title, department, deadline, isActive, withdrawAt, arabic: arabicTitle }) => ({
      title,
      subtitle: joinSubtitle(
        getOffSiteState({ isShown: isActive, withdrawAt }) ??
          (!isAcceptingApplications(deadline, new Date()) && "Closed"),
        department,
        deadline && `until ${formatDay(deadline)}`,
        !arabicTitle && "missing Arabic",
      ),
    }),
  },
} satisfies SchemaTypeDefinition;
