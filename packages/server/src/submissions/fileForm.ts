import type { Context } from "hono";
import { applicationParts } from "../forms/contract.ts";
import type { FieldError, FileCode } from "../forms/fieldError.ts";
import type { FileFields, FileKind } from "../forms/fileFields.ts";
import { detectFileFormat } from "../forms/fileFormat.ts";
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
import { defaultTimeouts } from "../settings/timeouts.ts";
import { acceptsHtml, getParts, multipart, readPlainPost, urlEncoded } from "./plainPost.ts";
import { maxEncodedBytes, multipartBytes } from "./textForm.ts";
import type { Upload } from "./uploads.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** Run after the request of a form. */
    afterwards: (() => void)[];
  }
}

export interface ReceivedFile {
  /** Safe as a file name. Not unique. */
  name: string;
  kind: FileKind;
  content: Buffer;
}

/** Bytes beyond the limit are dropped, so text fields can be shown again. */
const maxDrainedBytes = 32 * 1024 * 1024;

/** Bytes per second: 40 kbit/s, available on any mobile network. */
const minUploadRate = 5_000;

const noFiles: Readonly<Record<string, ReceivedFile>> = {};

const createFileError = (field: string, code: FileCode | "required"): FieldError => ({
  field,
  code,
});

/**
 * Creates the reader of a form with files. Scripts send a JSON part, then files. Browsers send a
 * part per field. Runs only inexpensive checks of the files.
 */
export function createFileForm(fields: FileFields) {
  const names = Object.keys(fields);
  const maxFileBytes = Object.values(fields).reduce((sum, { maxBytes }) => sum + maxBytes, 0);
  const max = maxFileBytes + maxBodyBytes + multipartBytes;
  const maxPlain = Math.max(maxDrainedBytes, 2 * max);
  const tooLarge = () => names.map((name) => createFileError(name, "file-large"));

  /** Checks media type and length. Throws `content-type`, `too-large`. */
  const requireHeaders = (c: Context): void =>
    requireBody(c, {
      [multipart]: acceptsHtml(c) ? maxPlain : max,
      [urlEncoded]: maxEncodedBytes,
    });

  async function read(c: Context, upload: Upload) {
    // In memory until the response.
    c.get("afterwards").push(upload.free);
    const limits = {
      max: getMediaType(c) === urlEncoded ? maxEncodedBytes : max,
      timeout: defaultTimeouts.upload,
      minRate: minUploadRate,
      onBytes: upload.take,
    };
    if (!acceptsHtml(c)) return parse(c, await readBody(c, limits).catch(nameFiles));
    try {
      return parse(c, await readBody(c, { ...limits, maxDrainedBytes: maxPlain }));
    } catch (error) {
      if (!(error instanceof TooLargeError)) throw error;
      const { body, plain } = parse(c, error.ends);
      return { body, plain, files: noFiles, fields: tooLarge() };
    }
  }

  function nameFiles(error: unknown): never {
    if (!(error instanceof ApiError) || error.code !== "too-large") throw error;
    throw new ApiError("too-large", { fields: tooLarge() });
  }

  function parse(c: Context, bytes: Buffer) {
    const parts = getParts(c, bytes);
    const [form, ...others] = parts;
    if (form?.name !== applicationParts.form) {
      const { body, plain, files } = readPlainPost(c, parts, names);
      return { body, plain, ...readFiles(files) };
    }
    if (form.fileName !== undefined || !others.every(isFilePart))
      throw new ApiError("multipart-invalid");
    if (form.content.length > maxBodyBytes) throw new ApiError("too-large");
    return { body: parseJson(c, form.content), plain: undefined, ...readFiles(others) };
  }

  const isFilePart = ({ name, fileName, content }: Part) =>
    names.includes(name) && (fileName || content.length === 0);

  /** Browsers send an empty field as a file without name and content. */
  function readFiles(parts: readonly Part[]) {
    const files: Record<string, ReceivedFile> = {};
    const errors: FieldError[] = [];
    const chosen = parts.filter(({ fileName }) => fileName);
    if (new Set(chosen.map(({ name }) => name)).size < chosen.length)
      throw new ApiError("multipart-invalid");
    for (const [name, { kinds, maxBytes, isRequired }] of Object.entries(fields)) {
      const { fileName, content } = chosen.find((part) => part.name === name) ?? {};
      if (!fileName || !content) {
        if (isRequired) errors.push(createFileError(name, "required"));
        continue;
      }
      const found =
        content.length > maxBytes
          ? { code: "file-large" as const }
          : detectFileFormat(content, kinds);
      if ("code" in found) errors.push(createFileError(name, found.code));
      else
        files[name] = {
          name: sanitizeFileName(fileName, found.kind, name),
          kind: found.kind,
          content,
        };
    }
    return {
      files,
      contents: Object.values(files).map(({ content }) => content),
      ...(errors.length > 0 && { fields: errors }),
    };
  }

  return { requireHeaders, read };
}
