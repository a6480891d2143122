/// <reference types="vite/client" />
import { isCaptured } from "../../internal/isCaptured.ts";
import { onceShown } from "../../internal/shown.ts";
import type { ArtworkKind } from "./Artwork.tsx";
import { kinds, type OwnKind } from "./kinds.ts";
import type { Look, paint } from "./painter.ts";
import type { Commission } from "./worker.ts";
// Inlined to save a request.
import ArtworkWorker from "./worker.ts?worker&inline";

type Place = "width" | "height" | "density" | "seen";

export interface OpenArtwork {
  change: (look: Omit<Look, Place>) => void;
  close: () => void;
}

/** Debounce of main-thread redraws, in ms. */
const resizeRest = 150;

/** Shared by all artworks of the page. */
let worker: Worker | undefined;
/** Whether the worker failed. Later artworks then use the main thread. */
let broken = false;

/**
 * Creates a canvas in `host` and draws on it: in the worker if `OffscreenCanvas` is supported,
 * otherwise on the main thread without animation. Lazily loaded kinds use the main thread. The
 * canvas is created here because its control can be transferred only once, and effects may run
 * twice.
 *
 * Paused while out of view, in a hidden tab, or behind an intro (`onceShown`).
 */
export function openArtwork(host: HTMLElement, kind: ArtworkKind): OpenArtwork {
  const look: Partial<Look> = {};
  const closing = new AbortController();
  const { signal } = closing;
  let send: ReturnType<typeof paint> | undefined;
  let drawsHere = false;
  let inView = false;

  const update = (change: Partial<Look>) => {
    Object.assign(look, change);
    send?.(change);
  };
  const place = () => {
    const canvas = document.createElement("canvas");
    canvas.dataset.state = "waiting";
    host.replaceChildren(canvas);
    const onDrawn = () => {
      canvas.dataset.state = "drawn";
    };
    return { canvas, onDrawn };
  };

  const drawHere = () => {
    send = undefined;
    drawsHere = true;
    const { canvas, onDrawn } = place();
    const load = kind in kinds ? kinds[kind as keyof typeof kinds] : undefined;
    const drawing = load ? load().then((loaded) => loaded.default) : (kind as OwnKind);
    Promise.all([import("./onPage.ts"), drawing]).then(
      ([{ default: paintHere }, drawn]) => {
        if (signal.aborted) return;
        const change = paintHere(canvas, drawn, onDrawn);
        send = (look) => change({ ...look, breathe: false });
        send(look);
      },
      // Decorative, so errors are ignored.
      () => {},
    );
  };

  const handOver = () => {
    const { canvas, onDrawn } = place();
    const offscreen = canvas.transferControlToOffscreen();
    worker ??= new ArtworkWorker();
    const { port1, port2 } = new MessageChannel();
    const commission: Commission = { canvas: offscreen, kind: kind as OwnKind };
    worker.postMessage(commission, [offscreen, port2]);
    worker.addEventListener(
      "error",
      (event) => {
        // The fallback handles it, so keep it out of the console.
        event.preventDefault();
        broken = true;
        drawHere();
      },
      { signal },
    );
    port1.onmessage = onDrawn;
    signal.addEventListener("abort", () => port1.close());
    send = (change) => port1.postMessage(change);
  };

  try {
    if (broken || kind in kinds) drawHere();
    else handOver();
  } catch {
    broken = true;
    drawHere();
  }

  const measure = () => {
    if (isCaptured()) return;
    const density = Math.min(window.devicePixelRatio || 1, 2);
    update({ width: host.clientWidth, height: host.clientHeight, density });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resize = new ResizeObserver(() => {
    clearTimeout(timer);
    // The canvas is stretched during a resize.
    if (drawsHere && look.width) timer = setTimeout(measure, resizeRest);
    else measure();
  });
  resize.observe(host);

  const see = () => update({ seen: inView && !document.hidden });
  const view = new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting === true;
    see();
  });
  const cancel = onceShown(() => view.observe(host));
  document.addEventListener("visibilitychange", see, { signal });

  return {
    change: update,
    close() {
      update({ seen: false });
      closing.abort();
      cancel();
      clearTimeout(timer);
      resize.disconnect();
      view.disconnect();
    },
  };
}
