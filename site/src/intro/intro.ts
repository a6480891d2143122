/**
 * Inline script at the page's end. Imports the application after the first paint, and ends the
 * intro.
 */
import { loadFonts, loadStylesheet, preloadModule, waitForFirstPaint } from "@agency/client/boot";
import { whenActivated } from "@agency/client/prerendering";
import { runIntro } from "@agency/ui/run-intro";
import type * as Application from "../main.tsx";
import { introStorageKey } from "./introStorageKey.ts";

/** In ms (specification, section 8). */
const scriptTimeout = 120_000;

const failAfter = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("Loading chunk main failed")), ms);
  });

const page = document.documentElement;
const isEmpty = page.dataset.empty !== undefined;
const root = document.getElementById("root");
const intro = document.querySelector<HTMLElement>(".agency-intro");
const {
  main = "",
  styles = "",
  modules = "",
} = (document.currentScript as HTMLScriptElement).dataset;
const listed = (text: string) => text.split(" ").filter(Boolean);

const afterPaint = waitForFirstPaint();
const application = afterPaint.then(() => {
  listed(modules).forEach(preloadModule);
  return import(/* @vite-ignore */ main) as Promise<typeof Application>;
});
const alive = application.then(({ start }) => start());

function show(): void {
  if (root) root.inert = false;
  try {
    sessionStorage.setItem(introStorageKey, "seen");
  } catch {
    // The next load plays the intro again.
  }
}

if (intro && page.dataset.intro !== undefined) {
  if (root) root.inert = true;
  const painted = afterPaint.then(() =>
    Promise.all(isEmpty ? listed(styles).map(loadStylesheet) : []),
  );
  const set = afterPaint.then(loadFonts);
  const code = Promise.race([Promise.all([alive, painted]), failAfter(scriptTimeout)]);
  // Server-rendered pages are shown before hydration.
  const ready = isEmpty ? Promise.all([code, set]) : set;
  if (!isEmpty) code.catch((error: unknown) => console.error(error));
  whenActivated(() => {
    runIntro(intro, { ready }).then(show, (error: unknown) => console.error(error));
  });
} else {
  intro?.remove();
  alive.catch((error: unknown) => console.error(error));
}
