import type { Drawing } from "./pen.ts";
import { path, randomFrom } from "./pen.ts";

/** How long the path takes to draw, in ms (art direction, motion). */
const drawTime = 1200;
/** How far the noise drifts from rest, in radians: about 6 px of the hero's field. */
const drift = 0.12;

interface Performance {
  drawing: Drawing;
  seed: number;
  slice: number;
  slices: number;
  mirrored: boolean;
  /** The field moves while it is in view. */
  breathe: boolean;
  ink: string;
  accent: string;
  /** It has been drawn before: the path is there at once. */
  drawn: { current: boolean };
}

/** Draws on the canvas at its every size, the path once over time; returns what ends it. */
export function play(canvas: HTMLCanvasElement, performance: Performance): () => void {
  const context = canvas.getContext("2d");
  if (!context) return () => {};
  const { drawing, seed, slice, slices, mirrored, breathe, ink, accent, drawn } = performance;
  const moving = window.matchMedia?.("(prefers-reduced-motion: no-preference)").matches;
  let frame = 0;
  /** Draws the path anew over the fine lines as they are. */
  let extend: ((progress: number) => void) | undefined;
  let start: number | undefined;

  const draw = (progress: number, phase: number) => {
    const { clientWidth: width, clientHeight: height } = canvas;
    const density = Math.min(window.devicePixelRatio || 1, 2);
    canvas.width = width * density;
    canvas.height = height * density;
    if (!canvas.width || !canvas.height) return;
    context.scale(density, density);
    if (mirrored) context.transform(-1, 0, 0, 1, width, 0);
    context.translate(-slice * width, 0);
    context.strokeStyle = ink;
    context.lineJoin = "round";
    const random = randomFrom(seed);
    const pen = { context, width: width * slices, height, ink, accent, random, phase, progress };
    drawing({
      ...pen,
      onPath(...way) {
        // Lines that stand still are a picture until the path is there: they take many times as long.
        if (!moving || breathe || progress === 1) return;
        const field = document.createElement("canvas");
        field.width = canvas.width;
        field.height = canvas.height;
        field.getContext("2d")?.drawImage(canvas, 0, 0);
        extend = (to) => {
          context.save();
          context.resetTransform();
          context.globalAlpha = 1;
          context.clearRect(0, 0, canvas.width, canvas.height);
          context.drawImage(field, 0, 0);
          context.restore();
          path({ ...pen, progress: to }, ...way);
        };
      },
    });
    if (progress === 1) canvas.dataset.state = "drawn";
  };

  const tick = (now: number) => {
    start ??= now;
    const progress = drawn.current ? 1 : Math.min(1, (now - start) / drawTime);
    if (progress === 1) drawn.current = true;
    const eased = 1 - (1 - progress) ** 3;
    if (extend && progress < 1) extend(eased);
    else draw(eased, breathe ? drift * Math.sin((now - start) / 2600) : 0);
    if (progress === 1) extend = undefined;
    frame = progress < 1 || breathe ? requestAnimationFrame(tick) : 0;
  };

  const resize = new ResizeObserver(() => draw(moving && !drawn.current ? 0 : 1, 0));
  resize.observe(canvas);
  if (!moving) return () => resize.disconnect();

  const view = new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(frame);
    frame = entry?.isIntersecting && (breathe || !drawn.current) ? requestAnimationFrame(tick) : 0;
  });
  view.observe(canvas);
  return () => {
    cancelAnimationFrame(frame);
    resize.disconnect();
    view.disconnect();
  };
}
