import { ApiError } from "./errors.ts";

export interface Part {
  name: string;
  /** Only for files. Unverified. */
  fileName?: string;
  content: Buffer;
}

const headerEnd = "\r\n\r\n";
const maxHeaderBytes = 2_048;

/**
 * Parses `multipart/form-data` (RFC 7578) as browsers write it. Preambles, epilogues, nesting and
 * transfer encodings are invalid. `max` counts parts. Throws `multipart-invalid`.
 */
export function parseMultipart(contentType: string, body: Buffer, max: number): Part[] {
  const delimiter = Buffer.from(`\r\n--${parseBoundary(contentType)}`);
  if (!body.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))) throw invalid();
  const parts: Part[] = [];
  let at = delimiter.length - 2;
  while (!isEnd(body, at)) {
    if (body.toString("latin1", at, at + 2) !== "\r\n" || parts.length === max) throw invalid();
    const next = body.indexOf(delimiter, at + 2);
    if (next < 0) throw invalid();
    parts.push(parsePart(body.subarray(at + 2, next)));
    at = next + delimiter.length;
  }
  return parts;
}

/** Allows one line end after the final delimiter. */
function isEnd(body: Buffer, at: number): boolean {
  return ["--", "--\r\n"].includes(body.toString("latin1", at, at + 5));
}

function parseBoundary(contentType: string): string {
  const found = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2] ?? "";
  if (!/^[\w'()+,./:=?-]{1,70}$/.test(boundary)) throw invalid();
  return boundary;
}

function parsePart(bytes: Buffer): Part {
  const end = bytes.subarray(0, maxHeaderBytes).indexOf(headerEnd);
  if (end < 0) throw invalid();
  let disposition: string | undefined;
  for (const line of decode(bytes.subarray(0, end)).split("\r\n")) {
    const [, name = "", value = ""] = /^([a-z-]{1,40}):[ \t]*(.*)$/i.exec(line) ?? [];
    const header = name.toLowerCase();
    if (header === "content-disposition" && disposition === undefined) disposition = value;
    else if (header !== "content-type") throw invalid();
  }
  const [, name, fileName] =
    /^form-data; name="([^"\r\n]*)"(?:; filename="([^"\r\n]*)")?$/.exec(disposition ?? "") ?? [];
  if (name === undefined) throw invalid();
  const content = bytes.subarray(end + headerEnd.length);
  return { name, content, ...(fileName !== undefined && { fileName: unescaped(fileName) }) };
}

/** HTML standard, multipart/form-data encoding. */
const unescaped = (text: string): string =>
  text.replace(/%(0A|0D|22)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalid();
  }
}

const invalid = (): ApiError => new ApiError("multipart-invalid");
