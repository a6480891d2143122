import { Hono } from "hono";
import type { Logger } from "pino";
import { getMember, readJson, requireBody } from "./body.ts";
import type { Limits } from "./limits.ts";
import type { GetClientAddress } from "./requests.ts";

/** Where browsers report what the policy kept from running. */
export const cspReportPath = "/api/csp-reports";

const maxReportBytes = 16 * 1024;

export interface CspReportsOptions {
  limits: Limits;
  getClientAddress: GetClientAddress;
  log: Logger;
}

/** Reports of one request that are logged. */
const maxReports = 10;

/**
 * Takes reports of the Content-Security-Policy, as `report-uri` sends them (CSP Level 3, section 5.3)
 * and as `report-to` does (Reporting API, section 2.4), and logs which directive blocked what kind of
 * source: origins and keywords alone, because addresses can hold what a visitor typed. Limited for each
 * address as a form is. Always 204 once it is read.
 */
export function createCspReports({ limits, getClientAddress, log }: CspReportsOptions): Hono {
  const reports = new Hono();
  reports.post(cspReportPath, async (c) => {
    requireBody(c, {
      "application/csp-report": maxReportBytes,
      "application/reports+json": maxReportBytes,
    });
    await limits.address("csp-report", getClientAddress(c));
    for (const { directive, blocked } of readReports(await readJson(c)))
      log.warn(
        { directive: getDirective(directive), blocked: getSource(blocked) },
        "stopped by the content security policy",
      );
    return c.body(null, 204);
  });
  return reports;
}

/** Reads the reports of a body: a list in the format of the Reporting API, otherwise a single one. */
function readReports(body: unknown): { directive: unknown; blocked: unknown }[] {
  if (Array.isArray(body))
    return body.slice(0, maxReports).map((report: unknown) => ({
      directive: getMember(getMember(report, "body"), "effectiveDirective"),
      blocked: getMember(getMember(report, "body"), "blockedURL"),
    }));
  const report = getMember(body, "csp-report");
  return [
    {
      directive: getMember(report, "effective-directive"),
      blocked: getMember(report, "blocked-uri"),
    },
  ];
}

const getDirective = (value: unknown): string =>
  typeof value === "string" && /^[a-z-]{1,40}$/.test(value) ? value : "unknown";

/** An origin, a scheme, or one of the keywords such as `inline`. */
function getSource(value: unknown): string {
  if (typeof value !== "string") return "unknown";
  if (/^[a-z-]{1,40}$/.test(value)) return value;
  const url = URL.parse(value);
  if (!url) return "unknown";
  return url.origin === "null" ? url.protocol : url.origin;
}
