import { statuses } from "@agency/content/statuses";
import type { TranslationIndex } from "@agency/content/translation";
import type { Writer } from "@agency/server/submissions";
import type { FindUnfit } from "../attention/find.ts";
import {
  getEditedTypes,
  getInboxes,
  getTranslatedTypes,
  type InboxType,
  type Role,
} from "../roles.ts";

/** Unset parts are not for the role. */
export interface Waiting {
  applications?: NewSubmissions;
  enquiries?: NewSubmissions;
  translations?: { missing: number; outdated: number };
  /** With parts that the site leaves out. */
  attention?: number;
}

interface NewSubmissions {
  count: number;
  /** Arrival of the oldest. ISO 8601. */
  since: string | null;
}

export interface WaitingDeps {
  submissions: Writer;
  overview: TranslationIndex;
  findUnfit: FindUnfit;
}

const receivedAt: Record<InboxType, string> = {
  jobApplication: "appliedAt",
  contactEnquiry: "receivedAt",
};

function countNew(submissions: Writer, type: InboxType): Promise<NewSubmissions> {
  const filter = `_type == $type && status == $first && !defined(answers[0]) && !defined(withdrawnAt)`;
  const field = receivedAt[type];
  return submissions.fetch(
    `{ "count": count(*[${filter}]), "since": *[${filter}] | order(${field} asc) [0].${field} }`,
    { type, first: statuses[type][0] },
  );
}

async function countTranslations(overview: TranslationIndex, types: readonly string[]) {
  await overview.refresh();
  const counts = overview.counts({ types });
  const sum = (state: "missing" | "outdated") =>
    counts.reduce((total, { states }) => total + states[state], 0);
  return { missing: sum("missing"), outdated: sum("outdated") };
}

export async function findWaiting(deps: WaitingDeps, role: Role): Promise<Waiting> {
  const { submissions, overview, findUnfit } = deps;
  const inboxes = getInboxes(role);
  const [translated, edited] = [getTranslatedTypes(role), getEditedTypes(role)];
  const [applications, enquiries, translations, unfit] = await Promise.all([
    inboxes.includes("jobApplication") && countNew(submissions, "jobApplication"),
    inboxes.includes("contactEnquiry") && countNew(submissions, "contactEnquiry"),
    translated.length > 0 && countTranslations(overview, translated),
    edited.length > 0 && findUnfit(),
  ]);
  return {
    ...(applications && { applications }),
    ...(enquiries && { enquiries }),
    ...(translations && { translations }),
    ...(unfit && { attention: unfit.filter(({ type }) => edited.includes(type)).length }),
  };
}
