import { type Context, Hono } from "hono";
import type { Content } from "./content/content.ts";
import type { OpenExtension } from "./extension.ts";
import type { Limits } from "./http/rateLimits.ts";
import type { GetClientAddress } from "./http/requests.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { HealthReport, Monitor } from "./monitoring/monitor.ts";
import type { BuiltSite } from "./pages/builtSite.ts";
import { isSame } from "./settings/secret.ts";
import type { Timeouts } from "./settings/timeouts.ts";
import { within } from "./within.ts";

type Findings = [published: boolean, mail: Awaited<ReturnType<Outbox["counts"]>> | undefined];

export interface HealthOptions {
  content: Content;
  outbox: Outbox;
  site: Pick<BuiltSite, "isFailing" | "getBrokenPages" | "retryFailedPages"> | undefined;
  monitor: Pick<Monitor, "readChecks">;
  token: string;
  limits: Limits;
  getClientAddress: GetClientAddress;
  timeouts: Timeouts;
  isStopping: () => boolean;
  extensions: readonly Pick<OpenExtension, "getUnreadyReason">[];
}

/**
 * Creates `/healthz` (200 `{status: "alive"}`) and `/readyz` (200 `{status: "ready"}`, or 503
 * `{status: "unready", reasons}`). Both add `pages: {broken}`, the number of pages whose document
 * cannot be shown. Reasons: `content-unavailable` (published content), `submissions-unavailable`
 * (private dataset), `pages-failing` (neither the failed page nor the home page rendered since),
 * `stopping`, and those of extensions, such as `search: 43 %`. The content service's token
 * (`Authorization: Bearer`) adds `mail: {pending, failed}`, the broken pages' addresses, the
 * monitor's findings, and `alarms`, the names of checks that need action. None of them affects
 * readiness. Cached for `timeouts.readyKept`.
 */
export function createHealth({
  content,
  outbox,
  site,
  monitor,
  token,
  limits,
  getClientAddress,
  timeouts,
  isStopping,
  extensions,
}: HealthOptions): Hono {
  const health = new Hono();
  let kept: { answer: Promise<Findings>; until: number } | undefined;
  let keptReport: { report: Promise<HealthReport>; until: number } | undefined;

  function getReport(now: number): Promise<HealthReport> {
    if (!keptReport || keptReport.until <= now)
      keptReport = { report: monitor.readChecks(), until: now + timeouts.readyKept };
    return keptReport.report;
  }

  const ask = (): Promise<Findings> =>
    Promise.all([
      content.reader
        .fetch("count(*[false])" as never, {}, { signal: AbortSignal.timeout(timeouts.ready) })
        .then(() => true)
        .catch(() => false),
      within(outbox.counts(), timeouts.ready).catch(() => undefined),
    ]);

  async function isTrusted(c: Context): Promise<boolean> {
    const given = c.req.header("Authorization");
    if (given === undefined) return false;
    await limits.requireFewWrongTokens(getClientAddress(c));
    if (isSame(`Bearer ${token}`, given)) return true;
    await limits.countWrongToken(getClientAddress(c));
    return false;
  }

  health.get("/healthz", (c) => c.json({ status: "alive" }, 200, { "Cache-Control": "no-store" }));
  health.get("/readyz", async (c) => {
    const now = performance.now();
    const isFailing = site?.isFailing() ?? false;
    if (!kept || kept.until <= now) {
      kept = { answer: ask(), until: now + timeouts.readyKept };
      // No visitor triggers it while unready.
      void site?.retryFailedPages(c).catch(() => undefined);
    }
    const [published, counts] = await kept.answer;
    const trusted = await isTrusted(c);
    const report = trusted ? await getReport(now) : undefined;
    const broken = site?.getBrokenPages() ?? [];
    const pages = { broken: broken.length, ...(trusted && { addresses: broken }) };
    const details = {
      ...(broken.length > 0 && { pages }),
      ...(trusted && counts && { mail: counts }),
      ...report?.details,
      ...(report && { alarms: report.alarms }),
    };
    const reasons = [
      ...(isStopping() ? ["stopping"] : []),
      ...(published ? [] : ["content-unavailable"]),
      ...(counts ? [] : ["submissions-unavailable"]),
      ...(isFailing ? ["pages-failing"] : []),
      ...extensions.flatMap((one) => one.getUnreadyReason?.() ?? []),
    ];
    const headers = { "Cache-Control": "no-store" };
    if (reasons.length > 0) return c.json({ status: "unready", reasons, ...details }, 503, headers);
    return c.json({ status: "ready", ...details }, 200, headers);
  });
  return health;
}
