import { isCapturingScreenshot } from "../../internal/isCapturingScreenshot.ts";
import { reducedMotion } from "../../theme/queries.css.ts";
import type animateDots from "./particles.ts";
import type { ParticleSettings, Stride } from "./particles.ts";

/**
 * Renders dots on a new canvas, in a worker if possible. New, because it can be transferred only
 * once and effects may run twice.
 *
 * @returns a cleanup function
 */
export function createParticleCanvas(host: HTMLElement, count: number): () => void {
  const stride: Stride = 6;
  const root = document.documentElement;
  const closing = new AbortController();
  const reduced = matchMedia(reducedMotion);
  const dots = Array.from({ length: stride * count }, Math.random);
  let worker: Worker | undefined;
  let send: ReturnType<typeof animateDots> | undefined;

  const settings = (): ParticleSettings => ({
    width: host.clientWidth,
    height: host.clientHeight,
    pixelRatio: devicePixelRatio,
    color: getComputedStyle(host).color,
    moving: !(document.hidden || reduced.matches || root.dataset.motion),
    dots,
  });
  let frame = 0;
  // Synchronous reading would force layout.
  const update = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (!isCapturingScreenshot()) send?.(settings());
    });
  };

  const place = () => {
    const canvas = document.createElement("canvas");
    host.replaceChildren(canvas);
    return canvas;
  };

  const drawOnMainThread = () => {
    worker?.terminate();
    import("./worker.ts").then(
      ({ default: animate }) => {
        if (closing.signal.aborted) return;
        send = animate(place());
        update();
      },
      // Decorative: load errors are ignored.
      () => {},
    );
  };

  try {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onerror = (event) => {
      // The fallback handles it: no log.
      event.preventDefault();
      drawOnMainThread();
    };
    const canvas = place().transferControlToOffscreen();
    worker.postMessage(canvas, [canvas]);
    send = (change) => worker?.postMessage(change);
  } catch {
    drawOnMainThread();
  }

  const watchPixelRatio = () => {
    update();
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener("change", watchPixelRatio, { once: true, signal: closing.signal });
  };
  watchPixelRatio();
  // The controller serves as options: it has a `signal`.
  reduced.addEventListener("change", update, closing);
  addEventListener("resize", update, closing);
  // Hidden pages have no frames.
  const handleVisibilityChange = () => (document.hidden ? send?.({ moving: false }) : update());
  document.addEventListener("visibilitychange", handleVisibilityChange, closing);
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
