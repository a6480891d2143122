import type { Browser, CDPSession, Page, Request } from "playwright";

export interface Conditions {
  /** Slowdown factor. @default 1 */
  cpu?: number;
  /** 150 ms, 1.6 Mbit/s. @default false */
  isSlowNetwork?: boolean;
}

const slowNetwork = {
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
 * Opens a page with an empty cache and the cookie notice answered.
 *
 * @param isFirst plays the intro
 */
export async function openVisit(
  browser: Browser,
  { cpu = 1, isSlowNetwork = false }: Conditions,
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
  if (isSlowNetwork) await session.send("Network.emulateNetworkConditions", slowNetwork);
  return { page, session, end: () => context.close() };
}

/**
 * Waits until no request has been sent or pending for `time` ms, at most a minute. Ignores the
 * event stream, which never ends.
 */
export async function waitForNetworkIdle(page: Page, time: number): Promise<void> {
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
