import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { PublicSettings } from "../content/content.ts";
import { buildContentSecurityPolicy } from "../http/security.ts";
import type { Page } from "./document.ts";
import { type EncodedContent, variants } from "./encodings.ts";
import type { PageStatus } from "./outcome.ts";
import type { Uncached } from "./page-cache.ts";

const html = "text/html; charset=utf-8";
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Seconds. */
export const retryAfter = "5";

export interface PageResponse {
  status: PageStatus;
  content: EncodedContent;
  policy: string;
  /** Unset for the empty document. */
  about?: unknown;
  version?: string | undefined;
  bytes: number;
  isWhole?: boolean;
  /** See `getStale`. */
  stale?: Uncached<unknown>["stale"];
}

/**
 * Allows Sanity's editing overlay, for staff only. It writes styles and HTML at runtime, which
 * Trusted Types would prevent.
 */
export const withOverlay = (policy: string): string =>
  policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/(?:require-trusted-types-for|trusted-types) [^;]*; /g, "");

export interface PageResponseOptions {
  siteUrl: string;
  settings: PublicSettings;
  pictureOrigins: readonly string[];
  trustedTypes?: string | undefined;
}

/** Compresses a page and computes its policy (CSP). */
export async function createPageResponse(
  text: string,
  { scriptHashes }: Page,
  styleHashes: string[],
  { siteUrl, settings, pictureOrigins, trustedTypes }: PageResponseOptions,
): Promise<PageResponse> {
  const identity = Buffer.from(text);
  const [br, gzip] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(identity),
  ]);
  return {
    status: 200,
    content: { ...variants(html, identity, { br, gzip }), isWeak: true },
    policy: buildContentSecurityPolicy({
      siteUrl,
      content: settings.content,
      pictureOrigins,
      scriptHashes,
      styleHashes,
      trustedTypes,
    }),
    bytes: identity.byteLength + br.byteLength + gzip.byteLength,
  };
}

/** Sends a page uncompressed and uncached. */
export function send(c: Context, { policy, content }: PageResponse, status: number): Response {
  return c.body(content.identity, status as ContentfulStatusCode, {
    "Content-Security-Policy": policy,
    "Content-Type": content.type,
    "Cache-Control": "no-store",
  });
}
