/// <reference types="vite/client" />

import { whenIntroEnds } from "../../internal/intro.ts";
import { isCapturingScreenshot } from "../../internal/isCapturingScreenshot.ts";
import type { ArtworkKind } from "./Artwork.tsx";
import { type BuiltInKind, kinds } from "./kinds.ts";
import type { createPainter, DrawingOptions } from "./painter.ts";
import type { DrawRequest } from "./worker.ts";
// Inlined to save a request.
import ArtworkWorker from "./worker.ts?worker&inline";

type MeasuredOption = "width" | "height" | "density" | "seen";

export interface MountedArtwork {
  change: (look: Omit<DrawingOptions, MeasuredOption>) => void;
  close: () => void;
}

/** Debounce of main-thread redraws, in ms. */
const resizeDebounce = 150;

/** Shared by all artworks. */
let worker: Worker | undefined;
/** Makes later artworks use the main thread. */
let hasWorkerFailed = false;

/**
 * Draws on a new canvas in `host`: in the worker if `OffscreenCanvas` is supported, otherwise on
 * the main thread without animation. Lazily loaded kinds use the main thread. The canvas is new
 * because its control can be transferred only once, and effects may run twice.
 *
 * Paused out of view, in a hidden tab, or behind an intro (`whenIntroEnds`).
 */
export function mountArtwork(host: HTMLElement, kind: ArtworkKind): MountedArtwork {
  const look: Partial<DrawingOptions> = {};
  const closing = new AbortController();
  const { signal } = closing;
  let send: ReturnType<typeof createPainter> | undefined;
  let isOnMainThread = false;
  let inView = false;

  const update = (change: Partial<DrawingOptions>) => {
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

  const drawOnMainThread = () => {
    send = undefined;
    isOnMainThread = true;
    const { canvas, onDrawn } = place();
    const load = kind in kinds ? kinds[kind as keyof typeof kinds] : undefined;
    const drawing = load ? load().then((loaded) => loaded.default) : (kind as BuiltInKind);
    Promise.all([import("./paintOnMainThread.ts"), drawing]).then(
      ([{ default: paintOnMainThread }, drawn]) => {
        if (signal.aborted) return;
        const change = paintOnMainThread(canvas, drawn, onDrawn);
        send = (look) => change({ ...look, breathe: false });
        send(look);
      },
      // Decorative, so errors are ignored.
      () => {},
    );
  };

  const transferToWorker = () => {
    const { canvas, onDrawn } = place();
    const offscreen = canvas.transferControlToOffscreen();
    worker ??= new ArtworkWorker();
    const { port1, port2 } = new MessageChannel();
    const commission: DrawRequest = { canvas: offscreen, kind: kind as BuiltInKind };
    worker.postMessage(commission, [offscreen, port2]);
    worker.addEventListener(
      "error",
      (event) => {
        // The fallback handles it: keeps it out of the console.
        event.preventDefault();
        hasWorkerFailed = true;
        drawOnMainThread();
      },
      { signal },
    );
    port1.onmessage = onDrawn;
    signal.addEventListener("abort", () => port1.close());
    send = (change) => port1.postMessage(change);
  };

  try {
    if (hasWorkerFailed || kind in kinds) drawOnMainThread();
    else transferToWorker();
  } catch {
    hasWorkerFailed = true;
    drawOnMainThread();
  }

  const measure = () => {
    if (isCapturingScreenshot()) return;
    const density = Math.min(window.devicePixelRatio || 1, 2);
    update({ width: host.clientWidth, height: host.clientHeight, density });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resize = new ResizeObserver(() => {
    clearTimeout(timer);
    // The canvas is stretched during a resize.
    if (isOnMainThread && look.width) timer = setTimeout(measure, resizeDebounce);
    else measure();
  });
  resize.observe(host);

  const see = () => update({ seen: inView && !document.hidden });
  const view = new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting === true;
    see();
  });
  const cancel = whenIntroEnds(() => view.observe(host));
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
