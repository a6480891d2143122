import { type Context, type Drawing, path, randomFrom } from "./pen.ts";

/** How long the path takes to draw, in ms (art direction, motion). */
const drawTime = 1200;
/** How far the noise drifts from rest, in radians: about 6 px of the hero's field. */
const drift = 0.12;
/** Of the drift, in ms for each radian. */
const breathTime = 2600;
/** Between two frames of it, in ms: it moves by 3 px a second, in steps that nobody sees. */
const breathStep = 50;

/** How a drawing is wanted. Sizes in CSS px. */
export interface Look {
  seed: number;
  slice: number;
  slices: number;
  mirrored: boolean;
  ink: string;
  accent: string;
  width: number;
  height: number;
  /** Device px for each CSS px. */
  density: number;
  /** The path is there at once, and nothing moves. */
  still: boolean;
  /** The field moves on when the path is there. */
  breathe: boolean;
  /** It is seen: what moves does so. */
  seen: boolean;
}

type Canvas = HTMLCanvasElement | OffscreenCanvas;

function copyDocument(canvas: Canvas): Canvas {
  const { width, height } = canvas;
  const copy =
    typeof OffscreenCanvas === "undefined"
      ? Object.assign(document.createElement("canvas"), { width, height })
      : new OffscreenCanvas(width, height);
  (copy.getContext("2d") as Context | null)?.drawImage(canvas, 0, 0);
  return copy;
}

/**
 * Draws on a canvas, of the page or of a worker. What it returns takes the look, all of it at first
 * and later what changes; however much changes before a frame, it is drawn once. Frames are asked for
 * while something moves, and none at rest.
 *
 * @param onDrawn called once, when the whole path is there
 */
export function paint(canvas: Canvas, drawing: Drawing, onDrawn: () => void) {
  const context = canvas.getContext("2d") as Context | null;
  const look = {} as Look;
  /** What is on the canvas is not the look any more. */
  let stale = false;
  /** A frame has been asked for. */
  let asked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the frame before, while something moves. */
  let last: number | undefined;
  /** How long the path has been drawing and the field moving, in ms. */
  let drawn = 0;
  let breathed = 0;
  let told = false;
  /** Draws the path anew over the fine lines as they are. */
  let extend: ((progress: number) => void) | undefined;

  const drawAll = (progress: number) => {
    if (!context) return;
    const { seed, slice, slices, mirrored, ink, accent, width, height, density } = look;
    const [columns, rows] = [Math.floor(width * density), Math.floor(height * density)];
    // In what is just opening or closing; a canvas without a size cannot be copied.
    if (!columns || !rows) return;
    // A canvas that takes a size, be it its own, is made anew.
    if (canvas.width === columns && canvas.height === rows) context.reset();
    else [canvas.width, canvas.height] = [columns, rows];
    context.scale(density, density);
    if (mirrored) context.transform(-1, 0, 0, 1, width, 0);
    context.translate(-slice * width, 0);
    context.strokeStyle = context.fillStyle = ink;
    context.lineJoin = "round";
    const phase = drift * Math.sin(breathed / breathTime);
    const random = randomFrom(seed);
    const pen = { context, width: width * slices, height, ink, accent, random, phase, progress };
    // One without a path is whole already.
    extend = () => {};
    drawing({
      ...pen,
      onPath(...way) {
        // Lines that stand still are a picture until the path is there: they take many times as long.
        if (progress === 1 || look.breathe) return;
        const field = copyDocument(canvas);
        extend = (to) => {
          context.save();
          context.resetTransform();
          context.globalAlpha = 1;
          context.clearRect(0, 0, columns, rows);
          context.drawImage(field, 0, 0);
          context.restore();
          path({ ...pen, progress: to }, ...way);
        };
      },
    });
  };

  const draw = (now: number) => {
    asked = false;
    const { seen, still, breathe } = look;
    const moves = seen && !still && (breathe || drawn < drawTime);
    if (moves && last !== undefined) {
      drawn += now - last;
      breathed += now - last;
    }
    last = moves ? now : undefined;
    if (!moves && !stale) return;
    if (still) drawn = drawTime;
    const progress = Math.min(1, drawn / drawTime);
    const eased = 1 - (1 - progress) ** 3;
    if (extend && !stale && !breathe) extend(eased);
    else drawAll(eased);
    stale = false;
    if (progress === 1) {
      extend = undefined;
      if (!told) onDrawn();
      told = true;
      if (moves && breathe) timer = setTimeout(ask, breathStep);
    } else if (moves) ask();
  };

  function ask() {
    if (!asked) requestAnimationFrame(draw);
    asked = true;
  }

  return (change: Partial<Look>): void => {
    for (const name of Object.keys(change) as (keyof Look)[]) {
      // What is seen and what is not looks the same.
      stale ||= name !== "seen" && change[name] !== look[name];
    }
    Object.assign(look, change);
    clearTimeout(timer);
    // The first frame after a rest has no frame before it, and so nothing jumps.
    if (!look.seen) last = undefined;
    if (look.width && look.height) ask();
  };
}
