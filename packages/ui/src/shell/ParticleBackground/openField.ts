import { isCaptured } from "../../internal/isCaptured.ts";
import { reducedMotion } from "../../theme/queries.css.ts";
import type animateDots from "./particles.ts";
import type { Settings, Stride } from "./particles.ts";

/**
 * Opens a canvas in `host` and has dots drawn on it: by a worker where the browser can hand a canvas
 * over, and by the page where it cannot or where the worker does not come up. The canvas is made
 * here, because it can be handed over once, and an effect may run twice. Theme and pausing are read
 * from the document, where their providers write them.
 *
 * @returns takes all of it away
 */
export function openField(host: HTMLElement, count: number): () => void {
  const stride: Stride = 6;
  const root = document.documentElement;
  const closing = new AbortController();
  const reduced = matchMedia(reducedMotion);
  const dots = Array.from({ length: stride * count }, Math.random);
  let worker: Worker | undefined;
  let send: ReturnType<typeof animateDots> | undefined;

  const settings = (): Settings => ({
    width: host.clientWidth,
    height: host.clientHeight,
    density: devicePixelRatio,
    color: getComputedStyle(host).color,
    moving: !(document.hidden || reduced.matches || root.dataset.motion),
    dots,
  });
  let frame = 0;
  // With the next frame: asked at once, the whole page would be laid out before its time.
  const update = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (!isCaptured()) send?.(settings());
    });
  };

  const place = () => {
    const canvas = document.createElement("canvas");
    host.replaceChildren(canvas);
    return canvas;
  };

  const drawHere = () => {
    worker?.terminate();
    import("./worker.ts").then(
      ({ default: animate }) => {
        if (closing.signal.aborted) return;
        send = animate(place());
        update();
      },
      // A decoration whose code does not load is left out.
      () => {},
    );
  };

  try {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onerror = (event) => {
      // It is mended here: nobody need read of it in the console.
      event.preventDefault();
      drawHere();
    };
    const canvas = place().transferControlToOffscreen();
    worker.postMessage(canvas, [canvas]);
    send = (change) => worker?.postMessage(change);
  } catch {
    drawHere();
  }

  const watchDensity = () => {
    update();
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener("change", watchDensity, { once: true, signal: closing.signal });
  };
  watchDensity();
  // The controller has a signal: that makes it the options of a listener.
  reduced.addEventListener("change", update, closing);
  addEventListener("resize", update, closing);
  // A hidden page has no frames.
  const look = () => (document.hidden ? send?.({ moving: false }) : update());
  document.addEventListener("visibilitychange", look, closing);
  const changes = new MutationObserver(update);
  changes.observe(root, { attributes: true });

  return () => {
    closing.abort();
    cancelAnimationFrame(frame);
    changes.disconnect();
    send?.({ moving: false });
    worker?.terminate();
  };
}
