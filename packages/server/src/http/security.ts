import { createHash } from "node:crypto";
import { cspReportPath } from "./cspReports.ts";

const reportEndpoint = "csp";

/** Returns the CSP hash (SHA-256) of an inline script or style. */
export function computeHash(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

interface ContentOrigins {
  projectId: string;
  /** @default Sanity's CDN */
  apiHost?: string;
}

export interface PolicyOptions {
  siteUrl: string;
  content: ContentOrigins;
  pictureOrigins: readonly string[];
  /** From `computeHash`. */
  scriptHashes: string[];
  styleHashes: string[];
  /** @default Trusted Types are not required */
  trustedTypes?: string | undefined;
}

/**
 * Builds the value of `Content-Security-Policy`, with reporting, and with
 * `upgrade-insecure-requests` if `siteUrl` is https. Allows style attributes, because components set custom
 * properties. Inline scripts and style elements need a hash.
 */
export function buildContentSecurityPolicy({
  siteUrl,
  content,
  pictureOrigins,
  scriptHashes,
  styleHashes,
  trustedTypes,
}: PolicyOptions): string {
  const { connect } = contentOrigins(content);
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes],
    "style-src": ["'self'", ...styleHashes],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...pictureOrigins],
    "connect-src": ["'self'", ...connect],
    "font-src": ["'self'"],
    "worker-src": ["'self'", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...(trustedTypes && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": [trustedTypes],
    }),
  };
  const policy = Object.entries(directives).map(
    ([name, sources]) => `${name} ${sources.join(" ")}`,
  );
  if (siteUrl.startsWith("https:")) policy.push("upgrade-insecure-requests");
  // Browsers with `report-to` ignore `report-uri` (CSP Level 3, section 6.5.1).
  policy.push(`report-uri ${cspReportPath}`, `report-to ${reportEndpoint}`);
  return policy.join("; ");
}

/** Returns the origins of content and images, none if this server proxies them. */
export function contentOrigins({ projectId, apiHost }: ContentOrigins) {
  if (!apiHost)
    return {
      connect: [`https://${projectId}.apicdn.sanity.io`],
      images: ["https://cdn.sanity.io"],
    };
  if (apiHost.startsWith("/")) return { connect: [], images: [] };
  const { origin } = new URL(apiHost);
  return { connect: [origin], images: [origin, "https://cdn.sanity.io"] };
}

/**
 * Returns all responses' security headers. `hstsSubdomains` adds `includeSubDomains` (RFC 6797,
 * section 6.1.2).
 */
export function securityHeaders(siteUrl: string, hstsSubdomains: boolean): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Reporting-Endpoints": `${reportEndpoint}="${cspReportPath}"`,
    ...(siteUrl.startsWith("https:") && {
      "Strict-Transport-Security": `max-age=31536000${hstsSubdomains ? "; includeSubDomains" : ""}`,
    }),
  };
}
