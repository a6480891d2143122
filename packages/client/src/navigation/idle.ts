/** Returns whether the browser saves data, or its connection is slow. */
export function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}

/** Delay after the page is shown, in ms: its own files come first. */
const delay = 2_000;

/** Calls a function two seconds after the page is loaded and its intro has ended. */
export function onIdle(listener: () => void): void {
  const page = document.documentElement;
  const isShown = () => document.readyState === "complete" && page.dataset.intro === undefined;
  const check = () => (isShown() ? setTimeout(listener, delay) : setTimeout(check, 250));
  check();
}
