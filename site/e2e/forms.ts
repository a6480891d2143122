import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@sanity/client";
import type { SiteProcess } from "./server.ts";
import type { Page } from "./test.ts";

export const createContentClient = (
  site: Pick<SiteProcess, "dataDir">,
  dataset: "production" | "submissions" = "submissions",
) =>
  createClient({
    projectId: "local",
    dataset,
    apiVersion: "2023-05-03",
    apiHost: readFileSync(join(site.dataDir, "content-address"), "utf8"),
    useProjectHostname: false,
    useCdn: false,
    token: readFileSync(join(site.dataDir, "token"), "utf8").trim(),
  });

export function watchApi(page: Page) {
  const calls: { path: string; body: string }[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "POST" || !pathname.startsWith("/api/")) return;
    calls.push({ path: pathname, body: request.postDataBuffer()?.toString("utf8") ?? "" });
  });
  return calls;
}

export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`main [name=${name}]`);
    if ((await field.evaluate((element) => element.tagName)) === "SELECT")
      await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Mocks an error until `page.unroute`. */
export const answer = (
  page: Page,
  path: string,
  status: number,
  error: { code?: string; fields?: { field: string; code: string }[] },
  headers: Record<string, string> = {},
) => page.route(`**${path}`, (route) => route.fulfill({ status, headers, json: { error } }));

export const dropResponses = (page: Page, path: string) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    // Rate-limit responses pass through.
    if (response.ok()) await route.abort();
    else await route.fulfill({ response });
  });

/** Returns a function that releases the responses. */
export async function delayResponses(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    if (response.ok()) await held;
    await route.fulfill({ response });
  });
  return release;
}

export const getDraftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));

const locales = { en: "en-GB", ar: "ar-AE-u-nu-latn" };

/** Allows 30 s of tolerance. */
export async function getClockTime(
  page: Page,
  seconds: number,
  language: "en" | "ar",
): Promise<RegExp> {
  const now = await page.evaluate(() => Date.now());
  const format = new Intl.DateTimeFormat(locales[language], {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZone: "Asia/Dubai",
  });
  const times = [0, 30].map((later) =>
    format.format(Math.ceil((now + (seconds + later) * 1000) / 60_000) * 60_000),
  );
  return new RegExp(times.join("|"));
}
