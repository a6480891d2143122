import type { Context } from "hono";
import { Hono } from "hono";
import { ApiError } from "../http/errors.ts";
import type { Limits } from "../http/rateLimits.ts";
import { requireNoHead } from "../http/requests.ts";
import { logAccess } from "../records/accessLog.ts";
import { documentId, getKey, type Writer } from "../records/store.ts";
import type { Application } from "../records/types.ts";
import { createLinkToken, isSame } from "../settings/secret.ts";
import { defaultTimeouts } from "../settings/timeouts.ts";
import { getContentDisposition } from "./fileName.ts";
import { fetchResume } from "./store.ts";

export const resumesPath = "/api/resumes";

const signToken = (secret: string, key: string, expires: string): string =>
  createLinkToken(secret, "resume", `${key}\n${expires}`);

/** Signs a resume's download link. Valid for `defaultTimeouts.link`. */
export function resumeUrl(siteUrl: string, secret: string, id: string, now = Date.now()): string {
  const key = getKey(id);
  const expires = String(now + defaultTimeouts.link);
  const url = new URL(`${resumesPath}/${key}`, siteUrl);
  url.searchParams.set("expires", expires);
  url.searchParams.set("token", signToken(secret, key, expires));
  return url.href;
}

/** No sniffing and caching. */
export const fileHeaders = {
  "Content-Type": "application/octet-stream",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

export interface ResumeLinksOptions {
  writer: Writer;
  secret: string;
  resumeKeys: readonly string[];
  limits: Limits;
  getClientAddress: (c: Context) => string;
}

/**
 * Serves `GET /api/resumes/{key}?expires&token`, a download by staff link (`pnpm submissions
 * link`). 403 for invalid or expired links, 404 without a resume. HEAD is 405, because each
 * response is logged.
 */
export function resumeLinks({
  writer,
  secret,
  resumeKeys,
  limits,
  getClientAddress,
}: ResumeLinksOptions): Hono {
  const links = new Hono();
  links.get("/:key", async (c) => {
    requireNoHead(c);
    await limits.address("resumes", getClientAddress(c));
    const key = c.req.param("key");
    const { expires = "", token = "" } = c.req.query();
    const isValidLink = isSame(signToken(secret, key, expires), token);
    if (!isValidLink || !(Number(expires) > Date.now())) throw new ApiError("link-invalid");
    const found = await read(writer, documentId("jobApplication", key), resumeKeys);
    if (!found) throw new ApiError("not-found");
    await logDownload(writer, found.id);
    return c.body(new Uint8Array(found.content), 200, {
      ...fileHeaders,
      "Content-Disposition": getContentDisposition(found.file.name),
    });
  });
  return links;
}

async function read(writer: Writer, id: string, resumeKeys: readonly string[]) {
  try {
    const application = await writer.getDocument<Application>(id);
    const found = application && (await fetchResume(writer, application, resumeKeys));
    return found && { ...found, id };
  } catch (error) {
    throw unavailable(error);
  }
}

const unavailable = (cause: unknown) =>
  new ApiError("content-unavailable", { cause, headers: { "Retry-After": "5" } });

/** Unlogged files are not sent. */
async function logDownload(writer: Writer, _id: string): Promise<void> {
  try {
    await logAccess(writer, { what: "download", by: "link", records: [{ _id }] });
  } catch (error) {
    throw unavailable(error);
  }
}
