/** A browser with one window, as the checks use it. Selectors are CSS; the first match is meant. */
export interface Browser {
  /** Name and version. */
  version: string;
  /** Of the narrowest window it allows, in px. */
  narrowest: number;
  /** Loads an address of the site. */
  open: (path: string) => Promise<void>;
  /** Runs a function of the page; it sees its arguments alone, and they and its result are JSON. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Presses in the middle of an element, as a mouse does. */
  click: (selector: string) => Promise<void>;
  /** Types with the keyboard. */
  type: (selector: string, text: string) => Promise<void>;
  /** Chooses an option of a select by its value. */
  choose: (selector: string, value: string) => Promise<void>;
  /** Makes the page this wide, in px. */
  resize: (width: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a browser at a site. */
export type Start = (site: string) => Promise<Browser>;

/** Of the page, in px. */
export const height = 800;

/** Longer than anything takes that comes at all, in ms. */
export const limit = 30_000;

declare global {
  interface Window {
    /** What went wrong on the page so far. */
    problems?: string[];
  }
}

/** Runs in a page before its own scripts: notes what goes wrong. */
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
      // Firefox says so of a module that is there already; one that is not there fails where it is imported.
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

/** Brings an element into the middle of the window, where nothing lies over it. */
export function show(selector: string): void {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  element.scrollIntoView({ block: "center", behavior: "instant" });
}
