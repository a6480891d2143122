import { type ComponentType, memo, Suspense, use, useEffect, useState } from "react";
import { DrawnContext } from "../evidence/Evidence.tsx";

/** A part of a page whose code comes when it is near. */
interface LaterPart {
  /** In the sources, as the build's manifest names it: its styles come with the page. */
  file: string;
  /** Loads its code. Asked again after a failure, it tries again. */
  load: () => Promise<void>;
  /** The code, once it is there. */
  loaded: () => ComponentType | undefined;
  /** Settles once it is. */
  arrival: Promise<void>;
  /** Its place on the page, and how often React has tried to bring it to life. */
  now: { place: HTMLElement | null; tries: number };
}

/** What tells that the visitor goes on: from then on a part is near before it is seen. */
const steps = ["scroll", "keydown", "pointerdown", "touchstart"] as const;

/** Calls back once an element is in view, or will be soon. Returns what ends the waiting. */
function onceNear(element: Element, come: () => void): () => void {
  if (typeof IntersectionObserver === "undefined") {
    come();
    return () => {};
  }
  let observer: IntersectionObserver | undefined;
  const watch = (rootMargin: string) => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin },
    );
    observer.observe(element);
  };
  const going = new AbortController();
  const go = () => {
    going.abort();
    watch("100% 0%");
  };
  for (const step of steps)
    addEventListener(step, go, { signal: going.signal, passive: true, capture: true });
  watch("0%");
  return () => {
    going.abort();
    observer?.disconnect();
  };
}

/**
 * Makes a part of a page, for `Later`.
 *
 * @param file in the sources, as the build's manifest names it
 * @param ask loads its code, and what else it needs
 */
export function createLater(
  file: string,
  ask: () => Promise<{ default: ComponentType }>,
): LaterPart {
  let loaded: ComponentType | undefined;
  let asked: Promise<void> | undefined;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return {
    file,
    arrival,
    loaded: () => loaded,
    now: { place: null, tries: 0 },
    load() {
      asked ??= ask().then(
        (module) => {
          loaded = module.default;
          arrive();
        },
        (error: unknown) => {
          asked = undefined;
          throw error;
        },
      );
      return asked;
    },
  };
}

interface LaterProps {
  part: LaterPart;
}

/** What does not come leaves the server's HTML; the next step of the visitor tries again. */
const come = (part: LaterPart) => void part.load().catch(() => {});

function Alive({ part }: LaterProps) {
  const Loaded = part.loaded();
  if (Loaded) return <Loaded />;
  // Once for the page that comes to life, perhaps twice; after that something around it has changed.
  if (++part.now.tries > 2) come(part);
  use(part.arrival);
  return null;
}

const copyNode = (node: Node) => node.cloneNode(true);

/** What the server has rendered, where React has to leave it before the code is there. */
function Kept({ part }: LaterProps) {
  // Copies, not HTML as text: a page that requires Trusted Types takes none.
  const [copies] = useState(() => [...(part.now.place?.childNodes ?? [])].map(copyNode));
  return <div ref={(element) => element?.append(...copies)} />;
}

/**
 * A part of a page that a server renders whole, and that comes to life when it comes near: until then
 * its HTML stands without its code. After a click the page has loaded it (`load`).
 *
 * By hand, where React has `lazy`: that asks for the code as soon as the page is hydrated.
 */
export const Later = memo(function Later({ part }: LaterProps) {
  use(DrawnContext)?.(part.file, false);
  // One element for good: with another one React would leave what the server has rendered.
  const [alive] = useState(() => (
    <Suspense fallback={<Kept part={part} />}>
      <Alive part={part} />
    </Suspense>
  ));
  useEffect(() => {
    const { place } = part.now;
    return part.loaded() || !place ? undefined : onceNear(place, () => come(part));
  }, [part]);
  return (
    <div
      ref={(element) => {
        part.now.place = element;
      }}
    >
      {alive}
    </div>
  );
});
