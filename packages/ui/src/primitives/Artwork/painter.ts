import { type Context, createRandom, type Drawing, drawPath } from "./pen.ts";

/** In ms (art direction). */
const pathDuration = 1200;
/** Noise amplitude in radians: about 6 px in the hero. */
const drift = 0.12;
/** Noise speed, in ms per radian. */
const breathTime = 2600;
/** Interval of the movement, in ms. Steps are not visible at 3 px per second. */
const breathStep = 50;

/** In CSS px. */
export interface DrawingOptions {
  seed: number;
  slice: number;
  slices: number;
  mirrored: boolean;
  ink: string;
  accent: string;
  width: number;
  height: number;
  density: number;
  /** Skips all animation. */
  still: boolean;
  /** Keeps the lines moving once the path is drawn. */
  breathe: boolean;
  /** Paused while false. */
  seen: boolean;
}

type Canvas = HTMLCanvasElement | OffscreenCanvas;

function copyCanvas(canvas: Canvas): Canvas {
  const { width, height } = canvas;
  const copy =
    typeof OffscreenCanvas === "undefined"
      ? Object.assign(document.createElement("canvas"), { width, height })
      : new OffscreenCanvas(width, height);
  (copy.getContext("2d") as Context | null)?.drawImage(canvas, 0, 0);
  return copy;
}

/**
 * Animates a drawing. The returned function takes all parameters first, then changes, batched into
 * one frame. Requests no frames while nothing moves.
 *
 * @param onDrawn called once, when the path is complete
 */
export function createPainter(canvas: Canvas, drawing: Drawing, onDrawn: () => void) {
  const context = canvas.getContext("2d") as Context | null;
  const look = {} as DrawingOptions;
  let needsRedraw = false;
  let isFrameRequested = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: number | undefined;
  /** In ms. */
  let drawn = 0;
  let breathed = 0;
  let hasReported = false;
  /** Redraws the path over a copy of the lines. */
  let redrawPath: ((progress: number) => void) | undefined;

  const drawAll = (progress: number) => {
    if (!context) return;
    const { seed, slice, slices, mirrored, ink, accent, width, height, density } = look;
    const [columns, rows] = [Math.floor(width * density), Math.floor(height * density)];
    // `drawImage` rejects a canvas without a size.
    if (!columns || !rows) return;
    // Setting even the same size resets the canvas.
    if (canvas.width === columns && canvas.height === rows) context.reset();
    else [canvas.width, canvas.height] = [columns, rows];
    context.scale(density, density);
    if (mirrored) context.transform(-1, 0, 0, 1, width, 0);
    context.translate(-slice * width, 0);
    context.strokeStyle = context.fillStyle = ink;
    context.lineJoin = "round";
    const phase = drift * Math.sin(breathed / breathTime);
    const random = createRandom(seed);
    const pen = { context, width: width * slices, height, ink, accent, random, phase, progress };
    redrawPath = () => {};
    drawing({
      ...pen,
      onPath(...accentPath) {
        // Static lines are much faster as a bitmap.
        if (progress === 1 || look.breathe) return;
        const field = copyCanvas(canvas);
        redrawPath = (to) => {
          context.save();
          context.resetTransform();
          context.globalAlpha = 1;
          context.clearRect(0, 0, columns, rows);
          context.drawImage(field, 0, 0);
          context.restore();
          drawPath({ ...pen, progress: to }, ...accentPath);
        };
      },
    });
  };

  const draw = (now: number) => {
    isFrameRequested = false;
    const { seen, still, breathe } = look;
    const moves = seen && !still && (breathe || drawn < pathDuration);
    if (moves && last !== undefined) {
      drawn += now - last;
      breathed += now - last;
    }
    last = moves ? now : undefined;
    if (!moves && !needsRedraw) return;
    if (still) drawn = pathDuration;
    const progress = Math.min(1, drawn / pathDuration);
    const eased = 1 - (1 - progress) ** 3;
    if (redrawPath && !needsRedraw && !breathe) redrawPath(eased);
    else drawAll(eased);
    needsRedraw = false;
    if (progress === 1) {
      redrawPath = undefined;
      if (!hasReported) onDrawn();
      hasReported = true;
      if (moves && breathe) timer = setTimeout(requestFrame, breathStep);
    } else if (moves) requestFrame();
  };

  function requestFrame() {
    if (!isFrameRequested) requestAnimationFrame(draw);
    isFrameRequested = true;
  }

  return (change: Partial<DrawingOptions>): void => {
    for (const name of Object.keys(change) as (keyof DrawingOptions)[]) {
      needsRedraw ||= name !== "seen" && change[name] !== look[name];
    }
    Object.assign(look, change);
    clearTimeout(timer);
    // Prevents a jump after a pause.
    if (!look.seen) last = undefined;
    if (look.width && look.height) requestFrame();
  };
}
