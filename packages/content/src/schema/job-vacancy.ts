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

/** Source: specification, section 3. */
export const jobVacancy = {
  name: "jobVacancy",
  title: "Job vacancy",
  type: "document",
  groups: [
    { name: "work", title: "The work", default: true },
    { name: "terms", title: "Place and pay" },
    { name: "publishing", title: "Publishing" },
  ],
  fields: [
    ...inGroup(
      "work",
      titleField,
      text("department", "Department"),
      text("experienceLevel", "Experience level"),
      longText("description", "Description", {
        description: "Its beginning is what search engines show.",
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
      text("salaryRange", "Salary range", { description: "As it is to be shown." }),
      {
        name: "baseSalary",
        title: "Salary, in numbers",
        type: "object",
        description: "The same for search engines.",
        fields: [
          { name: "min", title: "From", type: "number", validation: (rule) => rule.min(0) },
          {
            name: "max",
            title: "To",
            type: "number",
            validation: (rule) => rule.min(rule.valueOfField("min")),
          },
          currency,
          choice("unit", "For each", salaryUnits, "MONTH"),
        ],
      },
      {
        name: "office",
        title: "Office",
        type: "reference",
        to: [{ type: "office" }],
        description: "Where the work is done, for search engines.",
      },
      {
        ...postalAddress("address", "Another address", "Where it is done in none of the offices."),
        hidden: ({ document }) => document?.office !== undefined,
      },
      {
        name: "remoteCountries",
        title: "Countries for remote work",
        type: "array",
        description: "Where one may live, as ISO 3166-1 codes: GB, AE. For search engines.",
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
        description: "The last day on which an application is taken.",
        validation: (rule) => rule.custom(notBefore("postedDate", "Posted")),
      },
      withdrawAtField(),
      flag("isFeatured", "Featured"),
      flag("isActive", "Active", true),
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
        !arabicTitle && "no Arabic",
      ),
    }),
  },
} satisfies SchemaTypeDefinition;
