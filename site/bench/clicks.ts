import type { Browser, Page } from "playwright";
import { median } from "./figures.ts";
import { type Conditions, quiet, visit } from "./visits.ts";

/** A link, and what is done before it is there to be clicked. */
export interface ClickedLink {
  name: string;
  selector: string;
  /** What opens the menu that it is in. */
  menu?: string;
}

/** What a click took, in ms since the pointer went down. */
interface ClickTimes {
  /** The new page's heading is in the document. */
  inserted: number;
  /** It is painted: two frames later. */
  painted: number;
}

/** The clicks on one link. */
export interface Clicked extends ClickTimes {
  name: string;
  /** Addresses of code, words and content that had still to be asked for. */
  late: string[];
}

declare global {
  interface Window {
    clicked?: Promise<ClickTimes>;
  }
}

/**
 * Without a request. Links load ahead two seconds after the page has come to rest, and each within
 * four more if the browser is never idle.
 */
const rest = 6_500;
/** From the menu's opening to the click: somebody reads what is in it. */
const reading = 1_000;

/** From the next time that the pointer goes down; runs in the browser. */
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

/** Loads a page, lets it come to rest, and clicks one link of it once. */
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
    // A worker that the page makes of its own code is no request.
    if (protocol !== "blob:" && ["script", "fetch", "xhr"].includes(request.resourceType()))
      late.push(pathname);
  });
  await page.mouse.move(x, y);
  const button = { x, y, button: "left", clickCount: 1 } as const;
  // Not one after the other: the answer to the first would be waited for.
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

/** The medians of some clicks on a link, each of another visitor. */
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
