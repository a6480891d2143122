/** A browser with one window. CSS selectors; the first match counts. */
export interface Browser {
  version: string;
  /** Narrowest viewport, in px. */
  narrowest: number;
  open: (path: string) => Promise<void>;
  /** Runs a serialized function in the page. Arguments and result are JSON. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** Selects an option by its value. */
  choose: (selector: string, value: string) => Promise<void>;
  /** Sets the viewport's width, in px. */
  resize: (width: number) => Promise<void>;
  close: () => Promise<void>;
}

export type Start = (site: string) => Promise<Browser>;

/** Viewport height, in px. */
export const height = 800;

/** Timeout of all waits, in ms. */
export const limit = 30_000;

declare global {
  interface Window {
    /** Errors and violations on the page so far. */
    problems?: string[];
  }
}

/** Records the page's errors. Runs before its own scripts. */
export function watch(): void {
  const problems: string[] = [];
  window.problems = problems;
  const say = (value: unknown) =>
    value instanceof Error ? `${value.name}: ${value.message}` : String(value);
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) problems.push(`script: ${event.message}`);
      // Firefox reports this for modules it already has. Missing modules fail where they are
      // imported.
      else if (target instanceof HTMLLinkElement && target.rel === "modulepreload") return;
      else if (target instanceof Element) problems.push(`not loaded: ${target.outerHTML}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => problems.push(`promise: ${say(reason)}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    problems.push(`refused by ${violatedDirective}: ${blockedURI}`),
  );
  for (const kind of ["error", "warn"] as const) {
    const write = console[kind].bind(console);
    console[kind] = (...args: unknown[]) => {
      problems.push(`console.${kind}: ${args.map(say).join(" ")}`);
      write(...args);
    };
  }
}

/** Scrolls an element to the center of the viewport, clear of sticky elements. */
export function show(selector: string): void {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  element.scrollIntoView({ block: "center", behavior: "instant" });
}
