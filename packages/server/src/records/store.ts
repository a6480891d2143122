import { createHmac } from "node:crypto";
import { type Language, type Translated, translate } from "@agency/content/language";
import type { createWriter } from "@agency/content/writer";
import { ApiError } from "../http/errors.ts";
import { getId } from "../settings/secret.ts";
import type { Timeouts } from "../settings/timeouts.ts";
import type { Application, Enquiry, Fresh, PendingMail, Submission } from "./types.ts";

export type Writer = ReturnType<typeof createWriter>;

/** Whether a patch met a newer revision, or a document was there already. */
export function isConflict(error: unknown): boolean {
  return (error as { statusCode?: unknown } | null)?.statusCode === 409;
}

/**
 * The document id of a kind of submission and its key. The dot keeps the document out of reach for
 * readers without a credential.
 */
export const documentId = (type: Submission["_type"], key: string): string => `${type}.${key}`;

/** The key in the id of a document: what stands behind the dot. */
export const getKey = (id: string): string => id.slice(id.indexOf(".") + 1);

/** The document id of a filled form: the same for the same form, and it tells nothing about it. */
export const submissionId = (
  secret: string,
  type: "contactEnquiry" | "jobApplication",
  formId: string,
): string => documentId(type, getId(secret, formId));

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** What people call a submission by, such as `ENQ-7K3M-9QXT`: 40 bits that read out well (Crockford). */
export function createReference(prefix: "ENQ" | "APP", id: string): string {
  let number = BigInt(`0x${getKey(id).slice(0, 10)}`);
  let text = "";
  for (let place = 0; place < 8; place++) {
    text = letters[Number(number % 32n)] + text;
    number /= 32n;
  }
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Tells two contents of a form apart. It is made with the secret, so that nobody can guess them by it. */
export function toDigest(secret: string, form: object, file?: Uint8Array): string {
  const digest = createHmac("sha256", secret).update(JSON.stringify(form));
  if (file) digest.update("\n").update(file);
  return digest.digest("hex");
}

/** Every wording that visitors of a site ever agreed to, by its version. */
export type Consents = Readonly<Record<string, Translated>>;

/** Where what visitors send is stored, and what it is stored with. */
export interface SubmissionDeps {
  writer: Writer;
  secret: string;
  consents: Consents;
  timeouts: Timeouts;
}

/**
 * What the visitor agreed to, in the visitor's language. Throws for a wording that the site does not
 * have: then its form takes a version that it never wrote down.
 */
export function getConsent(consents: Consents, version: string, language: Language) {
  const wording = consents[version];
  if (wording === undefined) throw new Error(`There is no consent "${version}".`);
  return { consentVersion: version, consentText: translate(wording, language) };
}

/**
 * Returns the state of a mail that is still to be sent.
 *
 * @param grace head start of the browser's own call, in ms
 */
export const pendingMail = (now: Date, grace = 0): PendingMail => ({
  state: "pending",
  tries: 0,
  nextTryAt: new Date(now.getTime() + grace).toISOString(),
});

/**
 * Stores a form once, however often it is sent. Throws `already-received` when its id came before
 * with other content, `content-unavailable` when the content service does not take it.
 */
export async function storeOnce<Stored extends Enquiry | Application>(
  writer: Writer,
  fresh: Fresh<Stored>,
): Promise<Stored> {
  return changing(async () => {
    const stored = await createOnce<Stored>(writer, fresh);
    requireSame(stored, fresh.formDigest);
    return stored;
  });
}

/**
 * Creates a document, or returns the one that is there already. Throws when the content service
 * answers anything else: then nobody knows what is stored.
 */
export async function createOnce<Stored extends Submission>(
  writer: Writer,
  fresh: Fresh<Stored>,
): Promise<Stored> {
  const document: unknown = await writer.createIfNotExists(fresh as never);
  const stored = document as Stored | undefined;
  if (stored?._id !== fresh._id)
    throw new Error("The content service did not return the document.");
  return stored;
}

/** Throws `already-received` when a stored form is not the one that is sent now. */
export function requireSame({ formDigest }: { formDigest: string }, digest: string): void {
  if (formDigest !== digest) throw new ApiError("already-received");
}

/**
 * Runs a call of the content service, again when somebody else changed the document in between, or
 * once more when the line broke: every call that goes through here does the same when it is
 * repeated. Throws `content-unavailable`.
 */
export async function changing<Result>(change: () => Promise<Result>): Promise<Result> {
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

/** How `fetch` says that there was no answer, as on a kept connection that was closed just now. */
const isBroken = (error: unknown): boolean => error instanceof TypeError;
