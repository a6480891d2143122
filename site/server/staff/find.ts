import { check, emailSchema } from "../../shared/fields.ts";
import type { Submission } from "../records.ts";
import type { Desk } from "./connect.ts";

/** Something the person at the desk has to put right; the message is one sentence that says what. */
export class DeskError extends Error {}

const kinds = {
  contact: "contactEnquiry",
  application: "jobApplication",
  newsletter: "newsletterSubscriber",
} as const;

const isSubmission = `_type in ["contactEnquiry", "jobApplication", "newsletterSubscriber"]`;

/** When a submission came in. */
export const cameAt = (one: Submission): string =>
  one._type === "contactEnquiry"
    ? one.receivedAt
    : one._type === "jobApplication"
      ? one.appliedAt
      : one.subscribedAt;

/** What a submission is called by. */
export const nameOf = (one: Submission): string =>
  one._type === "newsletterSubscriber" ? one.email : one.reference;

/** Everything one person sent, oldest first. */
export function ofPerson({ writer }: Desk, email: string): Promise<Submission[]> {
  const checked = check(emailSchema, email);
  if (!checked.ok) throw new DeskError(`"${email}" is no e-mail address.`);
  return writer.fetch<Submission[]>(
    `*[${isSubmission} && lower(email) == $email] | order(_createdAt asc)`,
    { email: checked.value.toLowerCase() },
  );
}

/** The one submission of that reference number, document id or, for subscribers, e-mail address. */
export async function findOne({ writer }: Desk, name: string | undefined): Promise<Submission> {
  if (!name) throw new DeskError("Say which one: a reference number such as ENQ-7K3M-9QXT.");
  const [found] = await writer.fetch<Submission[]>(
    `*[${isSubmission} && (_id == $name || reference == $reference ||
      (_type == "newsletterSubscriber" && lower(email) == $email))]`,
    { name, reference: name.toUpperCase(), email: name.toLowerCase() },
  );
  if (!found)
    throw new DeskError(`There is no submission "${name}"; \`list\` shows what there is.`);
  return found;
}

/** The submissions of a kind and status, newest first. */
export function listed(
  { writer }: Desk,
  {
    kind,
    status,
    limit,
  }: { kind?: string | undefined; status?: string | undefined; limit: number },
): Promise<Submission[]> {
  const type = kind === undefined ? undefined : kinds[kind as keyof typeof kinds];
  if (kind !== undefined && !type)
    throw new DeskError(`"${kind}" is no kind: use ${Object.keys(kinds).join(", ")}.`);
  return writer.fetch<Submission[]>(
    `*[${isSubmission} && ($type == null || _type == $type) && ($status == null || status == $status)]
      | order(_createdAt desc) [0...$limit]`.replace("$limit", String(limit)),
    { type: type ?? null, status: status ?? null },
  );
}
