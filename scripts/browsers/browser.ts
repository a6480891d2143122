/** Selectors are CSS and mean the first match. */
export interface Browser {
  version: string;
  /** In px. */
  narrowest: number;
  open: (path: string) => Promise<void>;
  /** Serializes function, arguments and result. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  choose: (selector: string, value: string) => Promise<void>;
  /** In px. */
  resize: (width: number) => Promise<void>;
  close: () => Promise<void>;
}

export type Start = (site: string) => Promise<Browser>;

/** In px. */
export const height = 800;

/** In ms. */
export const limit = 30_000;

declare global {
  interface Window {
    problems?: string[];
  }
}

/** Runs before the page's own scripts. */
export function recordProblems(): void {
  const problems: string[] = [];
  window.problems = problems;
  const say = (value: unknown) =>
    value instanceof Error ? `${value.name}: ${value.message}` : String(value);
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) problems.push(`script: ${event.message}`);
      // Firefox reports modules it already has.
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

/** Centers an element, clear of sticky ones. */
export function show(selector: string): void {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  element.scrollIntoView({ block: "center", behavior: "instant" });
}
