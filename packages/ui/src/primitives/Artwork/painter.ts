import { type Context, type Drawing, path, randomFrom } from "./pen.ts";

/** Duration of drawing the path, in ms (art direction, motion). */
const drawTime = 1200;
/** Amplitude of the noise, in radians: about 6 px in the hero. */
const drift = 0.12;
/** Speed of the noise, in ms per radian. */
const breathTime = 2600;
/**
 * Interval between two animation steps, in ms. The lines move by 3 px per second, so the steps are
 * not visible.
 */
const breathStep = 50;

/** Parameters of a drawing. Sizes are in CSS px. */
export interface Look {
  seed: number;
  slice: number;
  slices: number;
  mirrored: boolean;
  ink: string;
  accent: string;
  width: number;
  height: number;
  /** Device pixels per CSS px. */
  density: number;
  /** Whether to draw the complete path at once, without animation. */
  still: boolean;
  /** Whether the fine lines keep moving once the path is drawn. */
  breathe: boolean;
  /** Whether the drawing is visible. The animation is paused otherwise. */
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
 * Animates a drawing on a canvas. Returns a function that takes all parameters first, and later
 * only the changed ones. Changes are batched into one frame. No frames are requested while nothing
 * moves.
 *
 * @param onDrawn called once, when the path is complete
 */
export function paint(canvas: Canvas, drawing: Drawing, onDrawn: () => void) {
  const context = canvas.getContext("2d") as Context | null;
  const look = {} as Look;
  /** Whether the canvas no longer matches the parameters. */
  let stale = false;
  let asked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Timestamp of the previous frame, while animating. */
  let last: number | undefined;
  /** Elapsed time of drawing the path and of moving the lines, in ms. */
  let drawn = 0;
  let breathed = 0;
  let told = false;
  /** Redraws only the path, over a copy of the fine lines. */
  let extend: ((progress: number) => void) | undefined;

  const drawAll = (progress: number) => {
    if (!context) return;
    const { seed, slice, slices, mirrored, ink, accent, width, height, density } = look;
    const [columns, rows] = [Math.floor(width * density), Math.floor(height * density)];
    // Collapsed elements have no size. A canvas without a size cannot be a source for `drawImage`.
    if (!columns || !rows) return;
    // Setting a canvas's size resets it, even to the same value.
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
    // Default for drawings without a path.
    extend = () => {};
    drawing({
      ...pen,
      onPath(...way) {
        // Static fine lines are cached as a bitmap while the path is drawn: redrawing them is much
        // slower.
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
      // Visibility does not change the picture.
      stale ||= name !== "seen" && change[name] !== look[name];
    }
    Object.assign(look, change);
    clearTimeout(timer);
    // Without a previous frame the elapsed time restarts, so that the animation does not jump.
    if (!look.seen) last = undefined;
    if (look.width && look.height) ask();
  };
}
