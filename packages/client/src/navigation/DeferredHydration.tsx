import { type ComponentType, memo, Suspense, use, useEffect, useState } from "react";
import { RenderedFilesContext } from "./RenderedFilesContext.ts";

interface DeferredPart {
  /** Path of the source file in the build's manifest. */
  file: string;
  /** Loads the code. Can be repeated after failures. */
  load: () => Promise<void>;
  getComponent: () => ComponentType | undefined;
  loaded: Promise<void>;
  current: { element: HTMLElement | null; attempts: number };
}

/** They extend the observed area by one viewport above and below. */
const interactions = ["scroll", "keydown", "pointerdown", "touchstart"] as const;

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

/** Creates a part for `DeferredHydration`. Its code loads once, on demand. */
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

/** After a failure, the server's HTML stays until the next interaction. */
const tryLoad = (part: DeferredPart) => void part.load().catch(() => {});

function Hydrated({ part }: DeferredHydrationProps) {
  const Component = part.getComponent();
  if (Component) return <Component />;
  // More attempts mean that a parent changed.
  if (++part.current.attempts > 2) tryLoad(part);
  use(part.loaded);
  return null;
}

const copyNode = (node: Node) => node.cloneNode(true);

/** React may drop the server's HTML before the code is loaded. */
function StaticHtml({ part }: DeferredHydrationProps) {
  // Nodes, because Trusted Types block HTML strings.
  const [copies] = useState(() => [...(part.current.element?.childNodes ?? [])].map(copyNode));
  return <div ref={(element) => element?.append(...copies)} />;
}

/**
 * Deferred hydration: server-rendered content whose code loads near the viewport. Client-side
 * navigation loads it first (`part.load`). React's `lazy` would load it at once.
 */
export const DeferredHydration = memo(function DeferredHydration({ part }: DeferredHydrationProps) {
  use(RenderedFilesContext)?.(part.file, false);
  // React would drop another element's HTML.
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
