import { createHash } from "node:crypto";
import type { Context } from "hono";

export interface EncodedContent {
  type: string;
  identity: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
  etag: string;
  /** Compressed bytes may vary (weak ETag; RFC 9110, section 8.8.1). */
  isWeak?: boolean;
}

/** Bundles encodings with an ETag. */
export function variants(
  type: string,
  identity: Buffer,
  compressed: { br?: Buffer; gzip?: Buffer } = {},
): EncodedContent {
  const bytes = (buffer: Buffer) => new Uint8Array(buffer);
  return {
    type,
    identity: bytes(identity),
    ...(compressed.br && { br: bytes(compressed.br) }),
    ...(compressed.gzip && { gzip: bytes(compressed.gzip) }),
    etag: createHash("sha256").update(identity).digest("base64url").slice(0, 22),
  };
}

/** Sends the best encoding, or 304. Errors have no ETag and are not stored. */
export function sendEncoded(
  c: Context,
  content: EncodedContent,
  cacheControl: string,
  status: 200 | 404 | 410 | 500 | 503 = 200,
): Response {
  const encoding = negotiateEncoding(c.req.header("Accept-Encoding"), content);
  const opaque = `"${content.etag}-${encoding}"`;
  const negotiated = content.br || content.gzip;
  const headers = {
    ...(status === 200
      ? { ETag: content.isWeak ? `W/${opaque}` : opaque, "Cache-Control": cacheControl }
      : { "Cache-Control": "no-store" }),
    ...(negotiated && { Vary: "Accept-Encoding" }),
  };
  if (status === 200 && isKnown(c.req.header("If-None-Match"), opaque))
    return c.body(null, 304, headers);
  const body = content[encoding] ?? content.identity;
  return c.body(body, status, {
    ...headers,
    "Content-Type": content.type,
    "Content-Length": String(body.byteLength),
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  });
}

type Encoding = "br" | "gzip" | "identity";

/** Chooses by `Accept-Encoding`, Brotli before gzip (RFC 9110, section 12.5.3). */
export function negotiateEncoding(
  header: string | undefined,
  content: Pick<EncodedContent, "br" | "gzip">,
): Encoding {
  const weights = new Map(
    (header ?? "").split(",").map((part) => {
      const [name = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, weight ? Number(weight.slice(2)) : 1] as const;
    }),
  );
  const takes = (name: Encoding) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  if (content.br && takes("br")) return "br";
  if (content.gzip && takes("gzip")) return "gzip";
  return "identity";
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return (
    header.trim() === "*" ||
    header.split(",").some((known) => known.trim().replace(/^W\//, "") === etag)
  );
}
