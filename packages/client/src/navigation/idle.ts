import { isPrerendering } from "../prerendering.ts";

/** Whether data saver is on or the connection is 2G. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}

/** In ms: the page's own files come first. */
const delay = 2_000;

/** Calls back two seconds after the load and the end of the intro. */
export function onIdle(listener: () => void): void {
  const page = document.documentElement;
  const isShown = () =>
    document.readyState === "complete" && !isPrerendering() && page.dataset.intro === undefined;
  const check = () => (isShown() ? setTimeout(listener, delay) : setTimeout(check, 250));
  check();
}

/** Resolves once the main thread is idle, after at most four seconds. */
export const waitForIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === "function")
      requestIdleCallback(() => resolve(), { timeout: 4_000 });
    else setTimeout(resolve, 200);
  });
