import type { Browser, Page } from "playwright";
import { median } from "./markdownTable.ts";
import { type Conditions, openVisit, type Visit, waitForNetworkIdle } from "./openVisit.ts";

export interface ClickedLink {
  name: string;
  selector: string;
  menu?: string;
}

/** In ms since the pointer went down. */
export interface ClickTimes {
  inserted: number;
  /** Two animation frames later. */
  painted: number;
}

export interface Clicked extends ClickTimes {
  name: string;
  /** Requests after the hover: not prefetched. */
  late: string[];
}

declare global {
  interface Window {
    clicked?: Promise<ClickTimes>;
  }
}

/**
 * Time without requests, in ms. Prefetch starts after two idle seconds, and takes up to four per
 * link.
 */
const rest = 6_500;
/** In ms. */
const reading = 1_000;
/** In ms. */
const hover = 200;

function watchClick(): void {
  window.clicked = new Promise((resolve) => {
    const start = ({ timeStamp }: PointerEvent) => {
      const heading = () => document.querySelector<HTMLElement>("h1");
      const old = heading();
      const words = old?.textContent;
      const look = () => {
        const now = heading();
        const isNew = now && (now !== old || now.textContent !== words);
        if (!isNew || now.getClientRects().length === 0) return;
        observer.disconnect();
        const inserted = performance.now() - timeStamp;
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve({ inserted, painted: performance.now() - timeStamp }),
          ),
        );
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    };
    addEventListener("pointerdown", start, { capture: true, once: true });
  });
}

async function centre(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing to click: ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Clicks a link, and waits for the new heading. */
export async function clickLink(
  { page, session }: Pick<Visit, "page" | "session">,
  selector: string,
): Promise<ClickTimes> {
  const { x, y } = await centre(page, selector);
  await page.evaluate(watchClick);
  await page.mouse.move(x, y);
  await page.waitForTimeout(hover);
  const button = { x, y, button: "left", clickCount: 1 } as const;
  // In parallel: awaiting the first would delay the second.
  await Promise.all([
    session.send("Input.dispatchMouseEvent", { ...button, type: "mousePressed" }),
    session.send("Input.dispatchMouseEvent", { ...button, type: "mouseReleased" }),
  ]);
  return page.evaluate(
    (patience) =>
      Promise.race([
        window.clicked as Promise<ClickTimes>,
        new Promise<never>((_resolve, reject) => {
          setTimeout(() => reject(new Error("No new heading")), patience);
        }),
      ]),
    20_000,
  );
}

async function click(
  browser: Browser,
  address: string,
  link: ClickedLink,
  conditions: Conditions,
): Promise<ClickTimes & { late: string[] }> {
  const visit = await openVisit(browser, conditions, false);
  const { page } = visit;
  await page.goto(address, { waitUntil: "load" });
  await page.locator("main h1").waitFor();
  await waitForNetworkIdle(page, rest);
  if (link.menu) {
    const opener = await centre(page, link.menu);
    await page.mouse.move(opener.x, opener.y);
    await page.locator(link.selector).first().waitFor();
    await page.waitForTimeout(reading);
  } else {
    const target = page.locator(link.selector).first();
    const isInView = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    if (!isInView) {
      await target.scrollIntoViewIfNeeded();
      await waitForNetworkIdle(page, rest);
    }
  }
  const late: string[] = [];
  page.on("request", (request) => {
    const { protocol, pathname } = new URL(request.url());
    // Blob URLs are no requests.
    if (protocol !== "blob:" && ["script", "fetch", "xhr"].includes(request.resourceType()))
      late.push(pathname);
  });
  const times = await clickLink(visit, link.selector);
  const asked = [...late];
  await visit.end();
  return { ...times, late: asked };
}

/** Returns medians, each click in a new context. */
export async function measureClicks(
  browser: Browser,
  address: string,
  link: ClickedLink,
  conditions: Conditions,
  rounds: number,
): Promise<Clicked> {
  const all: (ClickTimes & { late: string[] })[] = [];
  for (let round = 0; round < rounds; round++)
    all.push(await click(browser, address, link, conditions));
  return {
    name: link.name,
    inserted: median(all.map(({ inserted }) => inserted)),
    painted: median(all.map(({ painted }) => painted)),
    late: [...new Set(all.flatMap(({ late }) => late))],
  };
}
