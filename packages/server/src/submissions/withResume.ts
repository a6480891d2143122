import type { Context } from "hono";
import { applicationParts } from "../forms/contract.ts";
import type { FieldError } from "../forms/fieldError.ts";
import { maxResumeBytes } from "../forms/limits.ts";
import {
  maxBodyBytes,
  mediaTypeOf,
  parseJson,
  readBody,
  requireBody,
  TooLarge,
} from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import type { Part } from "../http/multipart.ts";
import type { Finding } from "../resume/inspector.ts";
import { kindOf } from "../resume/kind.ts";
import { safeName } from "../resume/name.ts";
import type { Resume } from "../resume/store.ts";
import { defaultTimeouts } from "../settings/timeouts.ts";
import { asksForPage, multipart, partsOf, readPlain, urlEncoded } from "./plain.ts";
import { maxEncodedBytes, multipartBytes } from "./text.ts";
import type { Upload } from "./uploads.ts";

const maxApplicationBytes = maxResumeBytes + maxBodyBytes + multipartBytes;

/**
 * Bytes of an application that are read when a browser sends it by itself: what is beyond
 * `maxApplicationBytes` is dropped, and the text around the file is handed back with what is wrong. A
 * script looks at the file before it sends it.
 */
const mostPlainApplication = 32 * 1024 * 1024;

/** Bytes a second of a file: 40 kbit/s, which any mobile network brings. */
const leastUploadRate = 5_000;

/** What the headers of a form with a resume have to say. Throws `content-type`, `too-large`. */
export const requireResumeHeaders = (c: Context): void =>
  requireBody(c, {
    [multipart]: asksForPage(c) ? mostPlainApplication : maxApplicationBytes,
    [urlEncoded]: maxEncodedBytes,
  });

/** Receives an application. Of its file only what costs nothing is checked here. */
export async function readApplication(c: Context, upload: Upload) {
  // The bytes are needed until the answer is on its way.
  c.get("afterwards").push(upload.free);
  const limits = {
    most: mediaTypeOf(c) === urlEncoded ? maxEncodedBytes : maxApplicationBytes,
    timeout: defaultTimeouts.upload,
    leastRate: leastUploadRate,
    onBytes: upload.take,
  };
  if (!asksForPage(c)) {
    const bytes = await readBody(c, limits).catch(tooLargeFile);
    return applicationOf(c, bytes);
  }
  try {
    return applicationOf(c, await readBody(c, { ...limits, readOn: mostPlainApplication }));
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    const { body, plain } = applicationOf(c, error.ends);
    return { body, plain, resume: undefined, fields: [wrongFile("file-large")] };
  }
}

/** What a script sends is one part of JSON and perhaps the file; a browser sends each field by itself. */
function applicationOf(c: Context, bytes: Buffer) {
  const parts = partsOf(c, bytes);
  const [form, file, ...others] = parts;
  if (form?.name !== applicationParts.form) {
    const { body, plain, file: chosen } = readPlain(c, parts);
    return { body, plain, ...resumeOf(chosen) };
  }
  if (form.fileName !== undefined || others.length > 0) throw new ApiError("multipart-invalid");
  if (form.content.length > maxBodyBytes) throw new ApiError("too-large");
  const body = parseJson(c, form.content);
  const isNamed = file?.fileName || file?.content.length === 0;
  if (file && (file.name !== applicationParts.resume || !isNamed))
    throw new ApiError("multipart-invalid");
  return { body, plain: undefined, ...resumeOf(file) };
}

/** A body that is too large is so by its file. */
function tooLargeFile(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== "too-large") throw error;
  throw new ApiError("too-large", { fields: [wrongFile("file-large")] });
}

const wrongFile = (
  code: "file-large" | "file-type" | "file-unsafe" | "file-infected",
): FieldError => ({ field: "resume", code });

/** A file field that was left empty is sent as a file without name and content. */
function resumeOf(part: Part | undefined): {
  resume: Resume | undefined;
  file?: Buffer;
  fields?: FieldError[];
} {
  const { fileName: name = "", content } = part ?? {};
  if (name === "" || !content) return { resume: undefined };
  if (content.length > maxResumeBytes)
    return { resume: undefined, fields: [wrongFile("file-large")] };
  const kind = kindOf(content);
  if (!kind) return { resume: undefined, fields: [wrongFile("file-type")] };
  return { resume: { name: safeName(name, kind), kind, content }, file: content };
}

/** Throws `fields-invalid` for a file that may do harm, or that nobody can open. */
export function requireSafe(resume: Resume, finding: Finding): Resume {
  if (finding === "unsafe" || finding === "infected")
    throw new ApiError("fields-invalid", { fields: [wrongFile(`file-${finding}`)] });
  return finding === "safe" ? resume : { ...resume, scan: finding };
}
