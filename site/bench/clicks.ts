import type { Browser, Page } from "playwright";
import { median } from "./figures.ts";
import { type Conditions, quiet, visit } from "./visits.ts";

/** A measured link. */
export interface ClickedLink {
  name: string;
  selector: string;
  /** Selector of the button that opens the link's menu. */
  menu?: string;
}

/** Times since the pointer went down, in ms. */
interface ClickTimes {
  /** The new page's heading is in the document. */
  inserted: number;
  /** The heading is painted: two animation frames later. */
  painted: number;
}

/** Results of one link. */
export interface Clicked extends ClickTimes {
  name: string;
  /** Code, translations and content that were not prefetched. */
  late: string[];
}

declare global {
  interface Window {
    clicked?: Promise<ClickTimes>;
  }
}

/**
 * Time without requests, in ms. Prefetch starts two seconds after the page is idle. Each link
 * follows within four more, even if the browser is never idle.
 */
const rest = 6_500;
/** Reading time between opening the menu and the click, in ms. */
const reading = 1_000;

/** Measures the next click. Runs in the browser. */
function watchClick(): void {
  window.clicked = new Promise((resolve) => {
    const start = ({ timeStamp }: PointerEvent) => {
      const heading = () => document.querySelector<HTMLElement>("main h1");
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

/** Loads a page, waits until it is idle and clicks one link once. */
async function click(
  browser: Browser,
  address: string,
  link: ClickedLink,
  conditions: Conditions,
): Promise<ClickTimes & { late: string[] }> {
  const { page, session, end } = await visit(browser, conditions, false);
  await page.goto(address, { waitUntil: "load" });
  await page.locator("main h1").waitFor();
  await quiet(page, rest);
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
      await quiet(page, rest);
    }
  }
  const { x, y } = await centre(page, link.selector);
  await page.evaluate(watchClick);
  const late: string[] = [];
  page.on("request", (request) => {
    const { protocol, pathname } = new URL(request.url());
    // Workers from blob URLs need no request.
    if (protocol !== "blob:" && ["script", "fetch", "xhr"].includes(request.resourceType()))
      late.push(pathname);
  });
  await page.mouse.move(x, y);
  const button = { x, y, button: "left", clickCount: 1 } as const;
  // In parallel: awaiting the first would delay the second by a round trip.
  await Promise.all([
    session.send("Input.dispatchMouseEvent", { ...button, type: "mousePressed" }),
    session.send("Input.dispatchMouseEvent", { ...button, type: "mouseReleased" }),
  ]);
  const times = await page.evaluate(
    (patience) =>
      Promise.race([
        window.clicked as Promise<ClickTimes>,
        new Promise<never>((_resolve, reject) => {
          setTimeout(() => reject(new Error("No new heading")), patience);
        }),
      ]),
    20_000,
  );
  const asked = [...late];
  await end();
  return { ...times, late: asked };
}

/** Returns the median times of several clicks on a link, each in a new browser context. */
export async function clickTimes(
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
