import { Hono } from "hono";
import type { Logger } from "pino";
import { getProperty, readJson, requireBody } from "./body.ts";
import type { Limits } from "./rateLimits.ts";
import type { GetClientAddress } from "./requests.ts";

export const cspReportPath = "/api/csp-reports";

const maxReportBytes = 16 * 1024;

export interface CspReportsOptions {
  limits: Limits;
  getClientAddress: GetClientAddress;
  log: Logger;
}

const maxReports = 10;

/**
 * Logs `report-uri` (CSP Level 3, section 5.3) and `report-to` (Reporting API, section 2.4).
 * Sources are reduced to origin or keyword, because URLs may contain input. Rate limited like a
 * form. Answers 204.
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

function readReports(body: unknown): { directive: unknown; blocked: unknown }[] {
  if (Array.isArray(body))
    return body.slice(0, maxReports).map((report: unknown) => ({
      directive: getProperty(getProperty(report, "body"), "effectiveDirective"),
      blocked: getProperty(getProperty(report, "body"), "blockedURL"),
    }));
  const report = getProperty(body, "csp-report");
  return [
    {
      directive: getProperty(report, "effective-directive"),
      blocked: getProperty(report, "blocked-uri"),
    },
  ];
}

const getDirective = (value: unknown): string =>
  typeof value === "string" && /^[a-z-]{1,40}$/.test(value) ? value : "unknown";

function getSource(value: unknown): string {
  if (typeof value !== "string") return "unknown";
  if (/^[a-z-]{1,40}$/.test(value)) return value;
  const url = URL.parse(value);
  if (!url) return "unknown";
  return url.origin === "null" ? url.protocol : url.origin;
}
