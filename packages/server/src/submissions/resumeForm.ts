import type { Context } from "hono";
import { applicationParts } from "../forms/contract.ts";
import type { FieldError, FileCode } from "../forms/fieldError.ts";
import { maxResumeBytes } from "../forms/limits.ts";
import { detectResumeFormat, isResumeKind } from "../forms/resumeFormat.ts";
import {
  getMediaType,
  maxBodyBytes,
  parseJson,
  readBody,
  requireBody,
  TooLargeError,
} from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import type { Part } from "../http/multipart.ts";
import { sanitizeFileName } from "../resume/fileName.ts";
import { type Inspector, InspectorBusyError } from "../resume/inspector.ts";
import { RefusedFileError } from "../resume/refusedFile.ts";
import type { Resume } from "../resume/store.ts";
import { defaultTimeouts } from "../settings/timeouts.ts";
import { acceptsHtml, getParts, multipart, readPlainPost, urlEncoded } from "./plainPost.ts";
import { maxEncodedBytes, multipartBytes } from "./textForm.ts";
import type { Upload } from "./uploads.ts";

const maxApplicationBytes = maxResumeBytes + maxBodyBytes + multipartBytes;

/**
 * Drops bytes beyond `maxApplicationBytes`, so text fields can be shown again. Scripts check the
 * file first.
 */
const maxPlainApplication = 32 * 1024 * 1024;

/** Bytes per second: 40 kbit/s, available on any mobile network. */
const minUploadRate = 5_000;

/** Checks media type and length. Throws `content-type`, `too-large`. */
export const requireResumeHeaders = (c: Context): void =>
  requireBody(c, {
    [multipart]: acceptsHtml(c) ? maxPlainApplication : maxApplicationBytes,
    [urlEncoded]: maxEncodedBytes,
  });

/** Reads an application. Runs only inexpensive checks of the file. */
export async function readApplication(c: Context, upload: Upload) {
  // In memory until the response.
  c.get("afterwards").push(upload.free);
  const limits = {
    max: getMediaType(c) === urlEncoded ? maxEncodedBytes : maxApplicationBytes,
    timeout: defaultTimeouts.upload,
    minRate: minUploadRate,
    onBytes: upload.take,
  };
  if (!acceptsHtml(c)) {
    const bytes = await readBody(c, limits).catch(tooLargeFile);
    return parseApplication(c, bytes);
  }
  try {
    return parseApplication(
      c,
      await readBody(c, { ...limits, maxDrainedBytes: maxPlainApplication }),
    );
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    const { body, plain } = parseApplication(c, error.ends);
    return { body, plain, resume: undefined, fields: [wrongFile("file-large")] };
  }
}

/** Scripts send a JSON part and an optional file, browsers a part per field. */
function parseApplication(c: Context, bytes: Buffer) {
  const parts = getParts(c, bytes);
  const [form, file, ...others] = parts;
  if (form?.name !== applicationParts.form) {
    const { body, plain, file: chosen } = readPlainPost(c, parts);
    return { body, plain, ...readResume(chosen) };
  }
  if (form.fileName !== undefined || others.length > 0) throw new ApiError("multipart-invalid");
  if (form.content.length > maxBodyBytes) throw new ApiError("too-large");
  const body = parseJson(c, form.content);
  const isNamed = file?.fileName || file?.content.length === 0;
  if (file && (file.name !== applicationParts.resume || !isNamed))
    throw new ApiError("multipart-invalid");
  return { body, plain: undefined, ...readResume(file) };
}

function tooLargeFile(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== "too-large") throw error;
  throw new ApiError("too-large", { fields: [wrongFile("file-large")] });
}

const wrongFile = (code: FileCode): FieldError => ({ field: "resume", code });

/** Browsers send an empty field as a file without name and content. */
function readResume(part: Part | undefined): {
  resume: Resume | undefined;
  file?: Buffer;
  fields?: FieldError[];
} {
  const { fileName: name = "", content } = part ?? {};
  if (name === "" || !content) return { resume: undefined };
  if (content.length > maxResumeBytes)
    return { resume: undefined, fields: [wrongFile("file-large")] };
  const kind = detectResumeFormat(content);
  if (!isResumeKind(kind)) return { resume: undefined, fields: [wrongFile(kind)] };
  const resume = { name: sanitizeFileName(name, kind), kind, received: content, content };
  return { resume, file: content };
}

/** Inspects a resume and returns it sanitized. Throws `fields-invalid` if refused, and `busy`. */
export async function inspectResume(
  inspector: Inspector,
  client: string,
  resume: Resume,
): Promise<Resume> {
  try {
    return { ...resume, ...(await inspector.inspect(client, resume.kind, resume.received)) };
  } catch (error) {
    if (error instanceof RefusedFileError)
      throw new ApiError("fields-invalid", { cause: error, fields: [wrongFile(error.code)] });
    if (!(error instanceof InspectorBusyError)) throw error;
    throw new ApiError("busy", { cause: error, headers: { "Retry-After": "10" } });
  }
}
