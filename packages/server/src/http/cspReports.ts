import { Hono } from "hono";
import type { Logger } from "pino";
import { memberOf, readJson, requireBody } from "./body.ts";
import type { Limits } from "./limits.ts";
import type { AddressOf } from "./requests.ts";

/** Where browsers report what the policy kept from running. */
export const cspReportPath = "/api/csp-reports";

const mostBytes = 16 * 1024;

export interface CspReportsOptions {
  limits: Limits;
  addressOf: AddressOf;
  log: Logger;
}

/**
 * Takes what browsers report of the Content-Security-Policy (`report-uri`, CSP Level 3, section 5) and
 * logs which directive stopped what kind of source: origins and keywords alone, because addresses can
 * hold what somebody typed. Limited for each address as a form is. Always 204 once it is read.
 */
export function createCspReports({ limits, addressOf, log }: CspReportsOptions): Hono {
  const reports = new Hono();
  reports.post(cspReportPath, async (c) => {
    requireBody(c, { "application/csp-report": mostBytes });
    await limits.address("csp-report", addressOf(c));
    const report = memberOf(await readJson(c), "csp-report");
    log.warn(
      {
        directive: directiveOf(memberOf(report, "effective-directive")),
        blocked: sourceOf(memberOf(report, "blocked-uri")),
      },
      "stopped by the content security policy",
    );
    return c.body(null, 204);
  });
  return reports;
}

const directiveOf = (value: unknown): string =>
  typeof value === "string" && /^[a-z-]{1,40}$/.test(value) ? value : "unknown";

/** An origin, a scheme, or one of the keywords such as `inline`. */
function sourceOf(value: unknown): string {
  if (typeof value !== "string") return "unknown";
  if (/^[a-z-]{1,40}$/.test(value)) return value;
  const url = URL.parse(value);
  if (!url) return "unknown";
  return url.origin === "null" ? url.protocol : url.origin;
}
