import type { SchemaTypeDefinition } from "@sanity/types";
import { jobTypes, workModes } from "../vacancy-options.ts";
import { arabic, choice, flag, longText, requiredText, strings, text } from "./fields.ts";

/** Source of the fields: specification, section 3. */
export const jobVacancy = {
  name: "jobVacancy",
  title: "Job vacancy",
  type: "document",
  fields: [
    requiredText("title", "Title"),
    text("department", "Department"),
    text("location", "Location"),
    choice("jobType", "Job type", jobTypes, "Full Time"),
    choice("workMode", "Work mode", workModes),
    text("experienceLevel", "Experience level"),
    longText("description", "Description"),
    strings("responsibilities", "Responsibilities"),
    strings("requirements", "Requirements"),
    strings("skills", "Skills"),
    strings("benefits", "Benefits"),
    text("salaryRange", "Salary range"),
    {
      name: "applicationDeadline",
      title: "Application deadline",
      type: "date",
      description: "The last day on which an application is taken.",
    },
    { name: "postedDate", title: "Posted", type: "date" },
    flag("isFeatured", "Featured"),
    flag("isActive", "Active", true),
    arabic(
      text("title", "Title"),
      text("department", "Department"),
      text("location", "Location"),
      text("experienceLevel", "Experience level"),
      longText("description", "Description"),
      strings("responsibilities", "Responsibilities"),
      strings("requirements", "Requirements"),
      strings("skills", "Skills"),
      strings("benefits", "Benefits"),
      text("salaryRange", "Salary range"),
    ),
  ],
  preview: { select: { title: "title", subtitle: "department" } },
} satisfies SchemaTypeDefinition;
