import { type ComponentType, memo, Suspense, use, useEffect, useState } from "react";
import { RenderedFilesContext } from "./RenderedFilesContext.ts";

/** Part of a page with deferred hydration. */
interface DeferredPart {
  /** Source file, as the build's manifest names it. */
  file: string;
  /** Loads the code. Called again after a failure, it tries again. */
  load: () => Promise<void>;
  /** Returns the component once the code is loaded. */
  getComponent: () => ComponentType | undefined;
  /** Resolves once the code is loaded. */
  loaded: Promise<void>;
  /** Element on the page, and number of attempts to hydrate it. */
  current: { element: HTMLElement | null; attempts: number };
}

/** Events of a visitor who goes on: from then on the margin around the viewport counts as near. */
const interactions = ["scroll", "keydown", "pointerdown", "touchstart"] as const;

/** Calls back once an element is in or near the viewport. Returns a function that cancels. */
function onceNear(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === "undefined") {
    callback();
    return () => {};
  }
  let observer: IntersectionObserver | undefined;
  const observe = (rootMargin: string) => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
      },
      { rootMargin },
    );
    observer.observe(element);
  };
  const controller = new AbortController();
  const extend = () => {
    controller.abort();
    observe("100% 0%");
  };
  for (const interaction of interactions)
    addEventListener(interaction, extend, {
      signal: controller.signal,
      passive: true,
      capture: true,
    });
  observe("0%");
  return () => {
    controller.abort();
    observer?.disconnect();
  };
}

/**
 * Creates a part of a page for `DeferredHydration`.
 *
 * @param file source file, as the build's manifest names it
 * @param importModule imports the component, with what else it needs
 */
export function createDeferredPart(
  file: string,
  importModule: () => Promise<{ default: ComponentType }>,
): DeferredPart {
  let component: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let resolve = () => {};
  const loaded = new Promise<void>((done) => {
    resolve = done;
  });
  return {
    file,
    loaded,
    getComponent: () => component,
    current: { element: null, attempts: 0 },
    load() {
      loading ??= importModule().then(
        (module) => {
          component = module.default;
          resolve();
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

interface DeferredHydrationProps {
  part: DeferredPart;
}

/** Loads the code. After a failure the server's HTML stays until the next interaction. */
const tryLoad = (part: DeferredPart) => void part.load().catch(() => {});

function Hydrated({ part }: DeferredHydrationProps) {
  const Component = part.getComponent();
  if (Component) return <Component />;
  // React tries once or twice while the page hydrates. A further attempt means that a parent changed.
  if (++part.current.attempts > 2) tryLoad(part);
  use(part.loaded);
  return null;
}

const copyNode = (node: Node) => node.cloneNode(true);

/** Copy of the server's HTML, for when React drops the original before the code is loaded. */
function StaticHtml({ part }: DeferredHydrationProps) {
  // Nodes, not a text of HTML: Trusted Types refuse it.
  const [copies] = useState(() => [...(part.current.element?.childNodes ?? [])].map(copyNode));
  return <div ref={(element) => element?.append(...copies)} />;
}

/**
 * Part of a page that the server renders whole, and that hydrates when it is near the viewport. Until
 * then its code is not loaded. A page opened by a click loads it first (`part.load`).
 *
 * React's `lazy` would load the code as soon as the page hydrates.
 */
export const DeferredHydration = memo(function DeferredHydration({ part }: DeferredHydrationProps) {
  use(RenderedFilesContext)?.(part.file, false);
  // The same element for good: React would drop the server's HTML with another one.
  const [content] = useState(() => (
    <Suspense fallback={<StaticHtml part={part} />}>
      <Hydrated part={part} />
    </Suspense>
  ));
  useEffect(() => {
    const { element } = part.current;
    return part.getComponent() || !element ? undefined : onceNear(element, () => tryLoad(part));
  }, [part]);
  return (
    <div
      ref={(element) => {
        part.current.element = element;
      }}
    >
      {content}
    </div>
  );
});
