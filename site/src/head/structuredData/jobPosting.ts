import type { JobType, WorkMode } from "@agency/content";
import { deadlineZone, takesApplications } from "@agency/content/deadline";
import type { JobPosting, WithContext } from "schema-dts";
import type { Language } from "../../language.ts";
import { absoluteUrl, type HeadContext, resolveUrl } from "../head.ts";
import { endOfDay } from "./endOfDay.ts";
import { type Address, postalAddress } from "./organization.ts";
import { baseSalary, type Salary } from "./salary.ts";

export interface JobPostingData {
  language: Language;
  path: string;
  id: string;
  title: string;
  /** Plain text; an empty line parts paragraphs. */
  description: string | null;
  /** Lists under their headings, such as the requirements. */
  lists: readonly { title: string; items: readonly string[] }[];
  /** ISO 8601 day. */
  postedDate: string | null;
  /** ISO 8601 day: the last one on which applications are taken, as the server has it. */
  deadline: string | null;
  jobType: JobType | null;
  workMode: WorkMode | null;
  /** Where the work is done; of a remote vacancy where its office is. */
  address: Address | null;
  /** Of a remote vacancy: the countries one may apply from, ISO 3166-1 alpha-2. */
  countries: readonly string[];
  salary?: Salary | undefined;
  /** Sample content is never offered as a job. */
  isSample: boolean;
  employer: { name: string; logo: string; sameAs?: string | undefined };
}

/** As search engines know them (Google, JobPosting structured data, `employmentType`). */
const employmentTypes: Record<JobType, string> = {
  "Full Time": "FULL_TIME",
  "Part Time": "PART_TIME",
  Contract: "CONTRACTOR",
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character] ?? "");

/** The whole description as HTML, of the elements that are allowed in it. */
function descriptionHtml({ description, lists }: JobPostingData): string {
  const paragraphs = (description ?? "").split(/\n\s*\n/).filter((part) => part.trim());
  return [
    ...paragraphs.map((part) => `<p>${escaped(part.trim())}</p>`),
    ...lists
      .filter(({ items }) => items.length > 0)
      .map(
        ({ title, items }) =>
          `<p>${escaped(title)}</p><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`,
      ),
  ].join("");
}

/**
 * A vacancy as search engines take it, with all that they require and recommend. Undefined for a
 * sample, for one that takes no applications any more, and where something required is not known.
 * Source: developers.google.com/search/docs/appearance/structured-data/job-posting.
 */
export function jobPosting(
  context: HeadContext,
  data: JobPostingData,
  now: Date,
): WithContext<JobPosting> | undefined {
  const { language, path, id, title, postedDate, deadline, jobType, workMode, address } = data;
  const description = descriptionHtml(data);
  const isRemote = workMode === "Remote";
  const isPlaced = isRemote ? data.countries.length > 0 : address !== null;
  if (data.isSample || !takesApplications(deadline, now)) return undefined;
  if (!description || !postedDate || !isPlaced) return undefined;
  const { name, logo, sameAs } = data.employer;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    url: absoluteUrl(context, language, path),
    title,
    description,
    identifier: { "@type": "PropertyValue", name, value: id },
    datePosted: postedDate.slice(0, 10),
    ...(deadline && { validThrough: endOfDay(deadline, deadlineZone) }),
    ...(jobType && { employmentType: employmentTypes[jobType] }),
    hiringOrganization: {
      "@type": "Organization",
      name,
      sameAs: sameAs ?? absoluteUrl(context, language, "/"),
      logo: resolveUrl(context, logo),
    },
    ...(address && { jobLocation: { "@type": "Place", address: postalAddress(address) } }),
    ...(isRemote && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: data.countries.map((country) => ({
        "@type": "Country" as const,
        name: country,
      })),
    }),
    ...(data.salary && { baseSalary: baseSalary(data.salary) }),
    directApply: true,
  };
}
