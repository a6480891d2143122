import { contactEnquiry, jobApplication } from "@agency/content/schema";
import { getPhoneLink } from "@agency/server/forms/phone";
import { formatTime } from "../time.ts";
import type { BoardRecord, Kind, Opened, Progress } from "./api.ts";
import { formatPerson } from "./format.ts";

const getText = (value: unknown): string => (typeof value === "string" ? value : "");

export const getBoardRecord = (
  reference: string,
  record: Opened["record"],
  { rev, status, isWithdrawn, isAnswered }: Progress,
): BoardRecord => ({
  reference,
  rev,
  status,
  isWithdrawn,
  isAnswered,
  language: record.language,
  name: getText(record.applicantName ?? record.name),
  about: getText(record.positionTitle ?? record.jobTitle),
});

/** Merges the status and handling logs, oldest first. */
export const getSteps = ({ statusLog, handlingLog, names }: Progress) =>
  [
    ...statusLog.map(({ from, to, ...step }) => ({ ...step, step: `${from} → ${to}` })),
    ...handlingLog.map(({ what, to, ...step }) => ({
      ...step,
      step: `${what}: ${to ? formatPerson(names, to) : "none"}`,
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));

export interface Row {
  title: string;
  value: string;
  href?: string | undefined;
}

const schemas = { applications: jobApplication, enquiries: contactEnquiry };

/** Shown elsewhere, or internal. */
const hiddenFields = [
  "status",
  "newEmail",
  "phoneE164",
  "phoneExtension",
  "positionTitle",
  "withdrawnAt",
  "assignee",
  "rating",
  "reference",
  "consentVersion",
  "jobId",
  "mail",
];

const getHref = (name: string, record: Opened["record"]): string | undefined =>
  name === "phone"
    ? getPhoneLink({
        phoneE164: getText(record.phoneE164),
        phoneExtension: getText(record.phoneExtension),
      })
    : undefined;

/** Lists a record's text fields by title, without empty and internal ones. */
export function getRows(kind: Kind, record: Opened["record"]): Row[] {
  return schemas[kind].fields.flatMap(({ name, type, title = name }): Row[] => {
    const value = record[name];
    if (hiddenFields.includes(name) || typeof value !== "string" || value === "") return [];
    if (type === "datetime") return [{ title, value: formatTime(value) }];
    return [{ title, value, href: getHref(name, record) }];
  });
}
