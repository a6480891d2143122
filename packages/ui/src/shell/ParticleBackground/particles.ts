export interface ParticleSettings {
  /** In CSS px. */
  width: number;
  height: number;
  /** Device pixel ratio. */
  pixelRatio: number;
  color: string;
  moving: boolean;
  /** Six numbers from 0 to 1 per dot: position (x, y), velocity (x, y), size, opacity. */
  dots: readonly number[];
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Numbers per dot. A type loads no module. */
export type Stride = 6;
const stride: Stride = 6;
/** In CSS px (specification, section 9). */
export const linkDistance = 100;
const minRadius = 1;
const maxRadius = 3;
/** A cell and its neighbours. Rows have 99 cells. */
const neighbours = [-100, -99, -98, -1, 0, 1, 98, 99, 100];

/** Twice the maximum speed, in viewports per second. */
const speed = 0.012;

/** Position, 0 to 1. Dots bounce at the edges. */
const getPosition = (dots: readonly number[], axis: number, time: number) =>
  1 - Math.abs(1 - (Math.abs(dots[axis]! + (dots[axis + 2]! - 0.5) * speed * time) % 2));

/**
 * Draws the dots after `time` seconds. Compares neighbouring cells only, and batches paths by
 * opacity.
 */
export function drawDots(
  context: Context,
  { width, height, color, dots }: ParticleSettings,
  time: number,
): void {
  /** Opacity steps: 0.02 to 0.1 for links, 0.2 to 0.7 for dots. */
  const steps = 5;
  /** Dots per cell: x, y, x, y. */
  const cells: number[][] = [];
  const layers = Array.from({ length: 2 * steps + 1 }, () => new Path2D());

  for (let dot = 0; dot < dots.length; dot += stride) {
    const x = getPosition(dots, dot, time) * width;
    const y = getPosition(dots, dot + 1, time) * height;
    const cell = Math.floor(y / linkDistance) * 99 + Math.floor(x / linkDistance);
    for (const way of neighbours) {
      const others = cells[cell + way] ?? [];
      for (let other = 0; other < others.length; other += 2) {
        // `Math.hypot` is many times slower.
        const distance = Math.sqrt((x - others[other]!) ** 2 + (y - others[other + 1]!) ** 2);
        if (distance >= linkDistance) continue;
        const layer = layers[Math.ceil((1 - distance / linkDistance) * steps) - 1]!;
        layer.moveTo(x, y);
        layer.lineTo(others[other]!, others[other + 1]!);
      }
    }
    cells[cell] ??= [];
    cells[cell].push(x, y);
    const radius = minRadius + dots[dot + 4]! * (maxRadius - minRadius);
    const layer = layers[steps + Math.round(dots[dot + 5]! * steps)]!;
    layer.moveTo(x + radius, y);
    layer.arc(x, y, radius, 0, 7);
  }

  context.clearRect(0, 0, width, height);
  context.fillStyle = context.strokeStyle = color;
  layers.forEach((layer, at) => {
    context.globalAlpha = at < steps ? (at + 1) / 50 : (at - 3) / 10;
    context[at < steps ? "stroke" : "fill"](layer);
  });
}

/**
 * Animates dots.
 *
 * @returns updates settings and draws a frame. The first call must pass all settings.
 */
export default function animateDots(canvas: HTMLCanvasElement | OffscreenCanvas) {
  const context = canvas.getContext("2d") as Context | null;
  const settings = {} as ParticleSettings;
  let frame = 0;
  let time = 0;
  let last: number;

  const draw = (now: number) => {
    // `NaN` in the first frame after a change: dots must not jump.
    time += (now - last) / 1000 || 0;
    last = now;
    if (!context || !settings.width) return;
    drawDots(context, settings, time);
    if (settings.moving) frame = requestAnimationFrame(draw);
  };

  return (change: Partial<ParticleSettings>): void => {
    const { width, height, pixelRatio } = Object.assign(settings, change);
    cancelAnimationFrame(frame);
    canvas.width = width * pixelRatio;
    canvas.height = height * pixelRatio;
    context?.scale(pixelRatio, pixelRatio);
    draw(Number.NaN);
  };
}
