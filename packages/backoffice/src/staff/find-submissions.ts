import { statuses, unconfirmedStatus } from "@agency/content/statuses";
import type { ErrorCode } from "@agency/server/forms/contract";
import { check, visitorEmailSchema } from "@agency/server/forms/fields";
import type { PendingMail, Submission } from "@agency/server/submissions";
import type { StaffDeps } from "./deps.ts";

/** Error that staff can fix. The message is one sentence. */
export class DeskError extends Error {
  readonly code: ErrorCode;

  constructor(message: string, code: ErrorCode = "fields-invalid") {
    super(message);
    this.code = code;
  }
}

const kinds = {
  contact: "contactEnquiry",
  application: "jobApplication",
  newsletter: "newsletterSubscriber",
} as const;

export const mailStates = [
  "pending",
  "sending",
  "sent",
  "failed",
] as const satisfies PendingMail["state"][];

const isSubmission = `_type in ["contactEnquiry", "jobApplication", "newsletterSubscriber"]`;

export const getReceivedAt = (one: Submission): string =>
  one._type === "contactEnquiry"
    ? one.receivedAt
    : one._type === "jobApplication"
      ? one.appliedAt
      : one.subscribedAt;

export const getName = (one: Submission): string =>
  one._type === "newsletterSubscriber" ? one.email : one.reference;

/**
 * Validates and normalizes a mail address.
 *
 * @throws DeskError if invalid
 */
export function requireEmail(email: string | undefined): string {
  const checked = check(visitorEmailSchema, email);
  if (checked.ok) return checked.value;
  throw new DeskError(email ? `"${email}" is not a valid email address.` : "Add an email address.");
}

/**
 * Finds a person's submissions, oldest first.
 *
 * @throws DeskError if none or invalid
 */
export async function findByPerson(
  { writer }: Pick<StaffDeps, "writer">,
  email: string,
): Promise<Submission[]> {
  const found = await writer.fetch<Submission[]>(
    `*[${isSubmission} && lower(email) == $email] | order(_createdAt asc)`,
    { email: requireEmail(email).toLowerCase() },
  );
  if (found.length === 0) throw new DeskError(`There is no data for "${email}".`, "not-found");
  return found;
}

/** Accepts a reference, document id or, for subscribers, mail address. */
export async function findSubmission(
  { writer }: Pick<StaffDeps, "writer">,
  name: string | undefined,
): Promise<Submission> {
  if (!name) throw new DeskError("Add a reference number such as ENQ-7K3M-9QXT.");
  const [found] = await writer.fetch<Submission[]>(
    `*[${isSubmission} && (_id == $name || reference == $reference ||
      (_type == "newsletterSubscriber" && lower(email) == $email))]`,
    { name, reference: name.toUpperCase(), email: name.toLowerCase() },
  );
  if (!found)
    throw new DeskError(
      `There is no submission "${name}". List all with \`pnpm submissions list\`.`,
      "not-found",
    );
  return found;
}

/** Omitted fields match everything. */
interface Wanted {
  kind?: string | undefined;
  status?: string | undefined;
  mail?: string | undefined;
  limit: number;
}

const allStatuses: readonly string[] = [
  ...new Set([...Object.values(statuses).flat(), unconfirmedStatus]),
];

/**
 * Lists submissions, newest first.
 *
 * @throws DeskError for an unknown kind, status or mail state
 */
export function listSubmissions(
  { writer }: Pick<StaffDeps, "writer">,
  wanted: Wanted,
): Promise<Submission[]> {
  const { kind, status = null, mail = null, limit } = wanted;
  const type = kind === undefined ? null : kinds[kind as keyof typeof kinds];
  if (type === undefined)
    throw new DeskError(`Unknown type "${kind}". Use ${Object.keys(kinds).join(", ")}.`);
  if (mail !== null && !mailStates.some((state) => state === mail))
    throw new DeskError(`Unknown email status "${mail}". Use ${mailStates.join(", ")}.`);
  if (status !== null && !allStatuses.includes(status))
    throw new DeskError(`Unknown status "${status}". Use ${allStatuses.join(", ")}.`);
  return writer.fetch<Submission[]>(
    `*[${isSubmission} && ($type == null || _type == $type) && ($status == null || status == $status)
      && ($mail == null || mail.state == $mail)] | order(_createdAt desc) [0...${limit}]`,
    { type, status, mail },
  );
}
