import { ApiError } from "../errors.ts";
import type { Application, ResumeFile } from "../records.ts";
import { changing, type Writer } from "../submissions.ts";
import { times } from "../times.ts";
import type { ResumeKind } from "./kind.ts";
import { seal, unseal } from "./seal.ts";

/** A stored resume, as a record refers to it. */
export interface StoredResume {
  resume: NonNullable<Application["resume"]>;
  resumeFile: ResumeFile;
}

/**
 * Encrypts a resume and stores it as a file asset under its name. Its address is made of the hash
 * of what is stored, and that is random.
 * Throws `upload-unavailable` when the content service does not take it.
 */
export async function storeResume(
  writer: Writer,
  { name, kind, content }: { name: string; kind: ResumeKind; content: Buffer },
  resumeKeys: readonly string[],
): Promise<StoredResume> {
  const { sealed, ...keys } = seal(content, resumeKeys);
  const patient = writer.withConfig({ timeout: times.resume });
  try {
    // The same bytes again are the same asset.
    const _ref = await changing(async () => {
      const options = { filename: name, contentType: "application/octet-stream" };
      const asset = await patient.assets.upload("file", sealed, options);
      if (typeof asset?._id === "string") return asset._id;
      throw new Error("The content service did not return the file's document.");
    });
    return {
      resume: { _type: "file", asset: { _type: "reference", _ref } },
      resumeFile: { name, kind, size: content.length, ...keys },
    };
  } catch (error) {
    const { cause } = error as ApiError;
    throw new ApiError("upload-unavailable", { cause, headers: { "Retry-After": "5" } });
  }
}

/** Deletes a stored file that no record refers to; what cannot be deleted now, `purge` deletes later. */
export async function dropResume(writer: Writer, { resume }: StoredResume): Promise<void> {
  await writer.delete(resume.asset._ref).catch(() => undefined);
}

/**
 * The resume of an application, readable again; nothing when there is none. Throws a
 * `MissingKeyError` when the key it was sealed with is not set.
 */
export async function fetchResume(
  writer: Writer,
  { resume, resumeFile }: Application,
  resumeKeys: readonly string[],
): Promise<{ file: ResumeFile; content: Buffer } | undefined> {
  if (!resume || !resumeFile) return undefined;
  const asset = await writer.getDocument<{ _id: string; path: string; url: string }>(
    resume.asset._ref,
  );
  if (!asset) return undefined;
  const { token, apiHost, useProjectHostname } = writer.config();
  // Other services than Sanity's own tell an address that is meant for browsers.
  const url = useProjectHostname === false ? `${apiHost}/${asset.path}` : asset.url;
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(times.resume),
  });
  if (!response.ok) throw new Error(`The content service answered ${response.status}.`);
  const sealed = Buffer.from(await response.arrayBuffer());
  return { file: resumeFile, content: unseal(sealed, resumeFile, resumeKeys) };
}
