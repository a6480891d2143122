import type { JobType, Language, SalaryUnit, WorkMode } from "@agency/content";
import { deadlineZone, isAcceptingApplications } from "@agency/content/deadline";
import type { JobPosting, MonetaryAmount, WithContext } from "schema-dts";
import { getAbsoluteUrl } from "../../routes/addresses.ts";
import { type HeadContext, resolveUrl } from "../types.ts";
import { getEndOfDay } from "./endOfDay.ts";
import { type Address, postalAddress } from "./organization.ts";

interface Salary {
  /** ISO 4217. */
  currency: string;
  min: number;
  max: number;
  unit: SalaryUnit;
}

export interface JobPostingData {
  language: Language;
  path: string;
  id: string;
  title: string;
  /** Plain text. Empty lines separate paragraphs. */
  description: string | null;
  lists: readonly { title: string; items: readonly string[] }[];
  /** ISO 8601 date. */
  postedDate: string | null;
  /** ISO 8601 date, inclusive. */
  deadline: string | null;
  jobType: JobType | null;
  workMode: WorkMode | null;
  /** Workplace, or the office of a remote job. */
  address: Address | null;
  /** Countries open to remote applicants, ISO 3166-1 alpha-2. */
  countries: readonly string[];
  salary?: Salary | undefined;
  /** Samples get no structured data. */
  isSample: boolean;
  employer: { name: string; logo: string; sameAs?: string | undefined };
}

const baseSalary = ({ currency, min, max, unit }: Salary) =>
  ({
    "@type": "MonetaryAmount",
    currency,
    value: {
      "@type": "QuantitativeValue",
      ...(min === max ? { value: min } : { minValue: min, maxValue: max }),
      unitText: unit,
    },
  }) satisfies MonetaryAmount;

const employmentTypes: Record<JobType, string> = {
  "Full Time": "FULL_TIME",
  "Part Time": "PART_TIME",
  Contract: "CONTRACTOR",
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? "");

function renderDescription({ description, lists }: JobPostingData): string {
  const paragraphs = (description ?? "").split(/\n\s*\n/).filter((part) => part.trim());
  return [
    ...paragraphs.map((part) => `<p>${escapeHtml(part.trim())}</p>`),
    ...lists
      .filter(({ items }) => items.length > 0)
      .map(
        ({ title, items }) =>
          `<p>${escapeHtml(title)}</p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`,
      ),
  ].join("");
}

/**
 * Returns a vacancy's structured data. `undefined` for samples, expired ones, and missing values.
 * Source: developers.google.com/search/docs/appearance/structured-data/job-posting.
 */
export function jobPosting(
  context: HeadContext,
  data: JobPostingData,
  now: Date,
): WithContext<JobPosting> | undefined {
  const { language, path, id, title, postedDate, deadline, jobType, workMode, address } = data;
  const description = renderDescription(data);
  const isRemote = workMode === "Remote";
  const isPlaced = isRemote ? data.countries.length > 0 : address !== null;
  if (data.isSample || !isAcceptingApplications(deadline, now)) return undefined;
  if (!description || !postedDate || !isPlaced) return undefined;
  const { name, logo, sameAs } = data.employer;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    url: getAbsoluteUrl(context, language, path),
    title,
    description,
    identifier: { "@type": "PropertyValue", name, value: id },
    datePosted: postedDate.slice(0, 10),
    ...(deadline && { validThrough: getEndOfDay(deadline, deadlineZone) }),
    ...(jobType && { employmentType: employmentTypes[jobType] }),
    hiringOrganization: {
      "@type": "Organization",
      name,
      sameAs: sameAs ?? getAbsoluteUrl(context, language, "/"),
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
