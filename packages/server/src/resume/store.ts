import { ApiError } from "../http/errors.ts";
import { type Writer, withRetries } from "../records/store.ts";
import type { Application, ResumeFile, ResumeKind } from "../records/types.ts";
import { defaultTimeouts, type Timeouts } from "../settings/timeouts.ts";
import { decrypt, encrypt } from "./encryption.ts";

export interface Resume {
  name: string;
  kind: ResumeKind;
  /** Sent bytes, which identify a repeated submission. */
  received: Buffer;
  content: Buffer;
  scan?: "clean" | "waiting";
}

export interface StoredResume {
  resume: NonNullable<Application["resume"]>;
  resumeFile: ResumeFile;
}

interface ResumeStoreDeps {
  writer: Writer;
  resumeKeys: readonly string[];
  timeouts: Timeouts;
}

/**
 * Encrypts and uploads a resume. The asset's URL is a hash of random ciphertext. Throws
 * `upload-unavailable`.
 */
export async function storeResume(
  { writer, resumeKeys, timeouts }: ResumeStoreDeps,
  { name, kind, content, scan }: Resume,
): Promise<StoredResume> {
  const { encrypted, ...keys } = encrypt(content, resumeKeys);
  const patient = writer.withConfig({ timeout: timeouts.resume });
  try {
    const _ref = await withRetries(async () => {
      const options = { filename: name, contentType: "application/octet-stream" };
      const asset = await patient.assets.upload("file", encrypted, options);
      if (typeof asset?._id === "string") return asset._id;
      throw new Error("The content service did not return the file's document.");
    });
    return {
      resume: { _type: "file", asset: { _type: "reference", _ref } },
      resumeFile: { name, kind, size: content.length, ...keys, ...(scan && { scan }) },
    };
  } catch (error) {
    const { cause } = error as ApiError;
    throw new ApiError("upload-unavailable", { cause, headers: { "Retry-After": "5" } });
  }
}

/** Deletes an unreferenced asset. `purge` retries failures. */
export async function deleteResume(writer: Writer, { resume }: StoredResume): Promise<void> {
  await writer.delete(resume.asset._ref).catch(() => undefined);
}

export class UnscannedError extends Error {}

/** Throws an `UnscannedError` if the resume waits for a scan. */
export function requireScanned({ resumeFile }: Application): void {
  if (resumeFile?.scan === "waiting")
    throw new UnscannedError(
      "The virus scanner was away when the resume came, and has not seen it yet: it is shown to clamd within a minute once that answers at CLAMAV_HOST.",
    );
}

/**
 * Fetches and decrypts a scanned resume, if any. Throws an `UnscannedError`, and the errors of
 * `readResume`.
 */
export async function fetchResume(
  writer: Writer,
  application: Application,
  resumeKeys: readonly string[],
): Promise<{ file: ResumeFile; content: Buffer } | undefined> {
  requireScanned(application);
  const { resumeFile: file } = application;
  const content = await readResume(writer, application, resumeKeys);
  return file && content && { file, content };
}

/** Fetches and decrypts a resume, scanned or not, if any. Throws a `MissingKeyError`. */
export async function readResume(
  writer: Writer,
  { resume, resumeFile }: Application,
  resumeKeys: readonly string[],
): Promise<Buffer | undefined> {
  if (!resume || !resumeFile) return undefined;
  const asset = await writer.getDocument<{ _id: string; path: string; url: string }>(
    resume.asset._ref,
  );
  if (!asset) return undefined;
  const { token, apiHost, useProjectHostname } = writer.config();
  // Services other than Sanity return a URL for browsers.
  const url = useProjectHostname === false ? `${apiHost}/${asset.path}` : asset.url;
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(defaultTimeouts.resume),
  });
  if (!response.ok) throw new Error(`The content service answered ${response.status}.`);
  const encrypted = Buffer.from(await response.arrayBuffer());
  return decrypt(encrypted, resumeFile, resumeKeys);
}
