import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { PublicSettings } from "../content/content.ts";
import { contentSecurityPolicy } from "../http/security.ts";
import type { Page } from "./document.ts";
import { type Variants, variants } from "./variants.ts";

const html = "text/html; charset=utf-8";
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Seconds after which a page that failed may be requested again. */
export const retryAfter = "5";

/** A page as it is sent. */
export interface Copy {
  /** 404: no such page or document. 503: a query of the page, or its rendering, failed. */
  status: 200 | 404 | 503;
  content: Variants;
  policy: string;
  /** Data of the renderer for the site's own use. Unset for the empty document. */
  about?: unknown;
  /** Version of the shown content, by the renderer. */
  version?: string | undefined;
  /** Size of all encodings together. */
  bytes: number;
  /** Unset for the empty document. */
  isWhole?: boolean;
}

/**
 * The policy of a page with the overlay of the desk, which is Sanity's code: it makes styles at run
 * time and writes HTML as text, so Trusted Types cannot be required. Only signed-in staff get it.
 */
export const withOverlay = (policy: string): string =>
  policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/(?:require-trusted-types-for|trusted-types) [^;]*; /g, "");

/** Options for the policy of each page. */
export interface CopyOptions {
  siteUrl: string;
  settings: PublicSettings;
  /** Origins beside the site's own that pictures of the content come from. */
  pictureOrigins: readonly string[];
  /** Name of the Trusted Types policy of the site's scripts. */
  trustedTypes?: string | undefined;
}

/** Compresses a document, and adds the policy that its scripts and styles need. */
export async function createCopy(
  text: string,
  { scriptHashes }: Page,
  styleHashes: string[],
  { siteUrl, settings, pictureOrigins, trustedTypes }: CopyOptions,
): Promise<Copy> {
  const identity = Buffer.from(text);
  const [br, gzip] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(identity),
  ]);
  return {
    status: 200,
    content: { ...variants(html, identity, { br, gzip }), isWeak: true },
    policy: contentSecurityPolicy({
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

/** Answers with a page that is for this visitor alone. */
export function send(c: Context, { policy, content }: Copy, status: number): Response {
  return c.body(content.identity, status as ContentfulStatusCode, {
    "Content-Security-Policy": policy,
    "Content-Type": content.type,
    "Cache-Control": "no-store",
  });
}
