import { createHmac } from "node:crypto";
import { type Language, type Translated, translate } from "@agency/content/language";
import type { createWriter } from "@agency/content/writer";
import { ApiError } from "../http/errors.ts";
import { getId } from "../settings/secret.ts";
import type { Timeouts } from "../settings/timeouts.ts";
import type { Application, Enquiry, NewDocument, PendingMail, Submission } from "./types.ts";

export type Writer = ReturnType<typeof createWriter>;

/** Returns whether a revision was outdated, or a created document existed. */
export function isConflict(error: unknown): boolean {
  return (error as { statusCode?: unknown } | null)?.statusCode === 409;
}

/** Joins type and key with a dot, which hides the document without a token. */
export const documentId = (type: Submission["_type"], key: string): string => `${type}.${key}`;

/** Returns the id without its type. */
export const getKey = (id: string): string => id.slice(id.indexOf(".") + 1);

/** Returns a submission's document id. Stable, without the form's content. */
export const submissionId = (
  secret: string,
  type: "contactEnquiry" | "jobApplication",
  formId: string,
): string => documentId(type, getId(secret, formId));

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Creates a number for people, such as `ENQ-7K3M-9QXT`: 40 bits in Crockford's Base32. */
export function createReference(prefix: "ENQ" | "APP", id: string): string {
  let number = BigInt(`0x${getKey(id).slice(0, 10)}`);
  let text = "";
  for (let place = 0; place < 8; place++) {
    text = letters[Number(number % 32n)] + text;
    number /= 32n;
  }
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Computes a keyed digest, which does not reveal the content. */
export function toDigest(secret: string, form: object, file?: Uint8Array): string {
  const digest = createHmac("sha256", secret).update(JSON.stringify(form));
  if (file) digest.update("\n").update(file);
  return digest.digest("hex");
}

export type Consents = Readonly<Record<string, Translated>>;

export interface SubmissionDeps {
  writer: Writer;
  secret: string;
  consents: Consents;
  timeouts: Timeouts;
}

/** Returns the consent to store. Throws for an unknown version. */
export function getConsent(consents: Consents, version: string, language: Language) {
  const wording = consents[version];
  if (wording === undefined) throw new Error(`There is no consent "${version}".`);
  return { consentVersion: version, consentText: translate(wording, language) };
}

/**
 * Creates a pending mail's state.
 * @param grace head start of the browser's request, in ms
 */
export const createPendingMail = (now: Date, grace = 0): PendingMail => ({
  state: "pending",
  tries: 0,
  nextTryAt: new Date(now.getTime() + grace).toISOString(),
});

/**
 * Stores a submission once per idempotency key (its id). Throws `already-received` if the key is
 * stored with other content, and `content-unavailable`.
 */
export async function storeIdempotently<Stored extends Enquiry | Application>(
  writer: Writer,
  fresh: NewDocument<Stored>,
): Promise<Stored> {
  return withRetries(async () => {
    const stored = await createOnce<Stored>(writer, fresh);
    requireSameContent(stored, fresh.formDigest);
    return stored;
  });
}

/** Creates a document, or returns the existing one. Other errors leave the result unknown. */
export async function createOnce<Stored extends Submission>(
  writer: Writer,
  fresh: NewDocument<Stored>,
): Promise<Stored> {
  const document: unknown = await writer.createIfNotExists(fresh as never);
  const stored = document as Stored | undefined;
  if (stored?._id !== fresh._id)
    throw new Error("The content service did not return the document.");
  return stored;
}

/** Compares digests. Throws `already-received` for other content. */
export function requireSameContent({ formDigest }: { formDigest: string }, digest: string): void {
  if (formDigest !== digest) throw new ApiError("already-received");
}

/**
 * Runs an idempotent change. Retries on conflicts, and once on a broken connection. Throws
 * `content-unavailable`.
 */
export async function withRetries<Result>(change: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change();
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (isConflict(error) && attempt < 5) continue;
      if (isBroken(error) && attempt < 2) continue;
      throw new ApiError("content-unavailable", { cause: error, headers: { "Retry-After": "5" } });
    }
  }
}

/** `fetch` rejects with a TypeError, such as on a stale keep-alive connection. */
const isBroken = (error: unknown): boolean => error instanceof TypeError;
