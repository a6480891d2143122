/// <reference types="vite/client" />
import { isCaptured } from "../../internal/isCaptured.ts";
import { onceShown } from "../../internal/shown.ts";
import type { ArtworkKind } from "./Artwork.tsx";
import { kinds, type OwnKind } from "./kinds.ts";
import type { Look, paint } from "./painter.ts";
import type { Commission } from "./worker.ts";
// In a string of this file: a request of its own would be one more for the first screen.
import ArtworkWorker from "./worker.ts?worker&inline";

/** What the page itself knows of a look. */
type Place = "width" | "height" | "density" | "seen";

export interface OpenArtwork {
  change: (look: Omit<Look, Place>) => void;
  close: () => void;
}

/** A size that has not changed for this long is drawn anew by the page, in ms. */
const resizeRest = 150;

/** One for all drawings of the page, from the first of them on. */
let worker: Worker | undefined;
/** It did not come up, or broke down: the page draws from then on. */
let broken = false;

/**
 * Opens a canvas in `host` and has a drawing made on it: by a worker where the browser can hand a
 * canvas over; by the page, without breathing, where it cannot or where the worker does not come up.
 * The page also draws the kinds that come in files of their own; they rest as soon as their path is
 * there. The canvas is made here, because it can be handed over once, and an effect may run twice.
 *
 * Nothing moves while it is out of view, the tab hidden, or the page not shown yet (`onceShown`).
 * Where its code does not load its place stays empty.
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
      // A decoration whose code does not load is left out.
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
        // It is mended here: nobody need read of it in the console.
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
    // The page has more to do while its size changes: until then the picture is stretched.
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
      // Before its port is closed it hears that nobody sees it any more.
      update({ seen: false });
      closing.abort();
      cancel();
      clearTimeout(timer);
      resize.disconnect();
      view.disconnect();
    },
  };
}
