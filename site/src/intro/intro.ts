/**
 * Runs at the end of the page as an inline script: the intro is already painted by then. It imports
 * the application after that first paint, and lets it render when the intro has ended.
 */
import { runIntro } from "@agency/ui/IntroLoader";
import type * as Application from "../main.tsx";

/** A script that has not come after this time has failed (specification, section 8). */
const scriptTimeout = 120_000;

/** A page that is opened in the background paints nothing; it then waits no longer than this, in ms. */
const longestWaitForPaint = 2_000;

const afterPaint = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
  }).observe({ type: "paint", buffered: true });
  setTimeout(resolve, longestWaitForPaint);
});

function stylesheet(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = resolve;
    link.onerror = () => reject(new Error(`Loading stylesheet ${href} failed`));
    document.head.append(link);
  });
}

/** The fonts of the page's two scripts: there before the site, so that no line of it moves. */
const fonts = () => document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily}`, "aب");

const failAfter = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("Loading chunk main failed")), ms);
  });

const intro = document.querySelector<HTMLElement>(".agency-intro");
const { main = "", styles = "" } = (document.currentScript as HTMLScriptElement).dataset;

const application = afterPaint.then(
  () => import(/* @vite-ignore */ main) as Promise<typeof Application>,
);
const prepared = application.then(({ prepare }) => prepare());
const painted = afterPaint.then(() =>
  Promise.all(styles.split(" ").filter(Boolean).map(stylesheet)),
);
// A font that does not come is no reason to keep the site away.
const set = afterPaint.then(fonts).catch(() => {});
const ready = Promise.race([Promise.all([prepared, painted, set]), failAfter(scriptTimeout)]);

if (intro) {
  runIntro(intro, { ready }).then(
    async () => (await application).render(),
    (error: unknown) => console.error(error),
  );
}
