import type { Browser, CDPSession, Page, Request } from "playwright";

/** A machine and a line, as Chromium plays them. */
export interface Conditions {
  /** How many times slower the processor is. @default 1 */
  cpu?: number;
  /** A line of 150 ms and 1.6 Mbit/s. @default false */
  isSlowLine?: boolean;
}

/** The line of a slow phone, as Lighthouse has it. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

export interface Visit {
  page: Page;
  session: CDPSession;
  end: () => Promise<void>;
}

/**
 * A visitor with an empty cache, who has answered the cookie notice.
 *
 * @param isFirst the intro plays
 */
export async function visit(
  browser: Browser,
  { cpu = 1, isSlowLine = false }: Conditions,
  isFirst: boolean,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: "no-preference",
  });
  const page = await context.newPage();
  await page.addInitScript((isFirst) => {
    localStorage.setItem("cookie-consent", "rejected");
    if (!isFirst) sessionStorage.setItem("intro", "seen");
  }, isFirst);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (cpu !== 1) await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  if (isSlowLine) await session.send("Network.emulateNetworkConditions", slowLine);
  return { page, session, end: () => context.close() };
}

/**
 * Waits until nothing has been asked for in `time` ms, for a minute at most. The line that tells of
 * changes stays open, and nobody waits for its end.
 */
export async function quiet(page: Page, time: number): Promise<void> {
  let asked = Date.now();
  const open = new Set<Request>();
  const begun = (request: Request) => {
    if (request.resourceType() === "eventsource") return;
    open.add(request);
    asked = Date.now();
  };
  const ended = (request: Request) => {
    open.delete(request);
    asked = Date.now();
  };
  page.on("request", begun);
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  const latest = Date.now() + 60_000;
  while ((open.size > 0 || Date.now() - asked < time) && Date.now() < latest)
    await page.waitForTimeout(100);
  page.off("request", begun);
  page.off("requestfinished", ended);
  page.off("requestfailed", ended);
}
