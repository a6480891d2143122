export interface Settings {
  /** CSS px. */
  width: number;
  height: number;
  /** Device px for each CSS px. */
  density: number;
  color: string;
  moving: boolean;
  /** Six numbers from 0 to 1 for each dot: place (x, y), velocity (x, y), size, opacity. */
  dots: readonly number[];
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** How many numbers a dot is. A type: the page makes dots without loading what draws them. */
export type Stride = 6;
const stride: Stride = 6;
/** Constants of the specification, section 9. Sizes in CSS px. */
export const linkDistance = 100;
const minRadius = 1;
const greatestRadius = 3;
/** From a cell to itself and to those around it, where a row has 99: more than any screen. */
const neighbours = [-100, -99, -98, -1, 0, 1, 98, 99, 100];

/**
 * Slow enough to be felt and not followed: each way at most six thousandths of the window's size a
 * second, which is 8 px on a desktop.
 */
const speed = 0.012;

/** Where a dot is along one axis, as a part of the area: it goes from edge to edge and back. */
const placeAt = (dots: readonly number[], axis: number, time: number) =>
  1 - Math.abs(1 - (Math.abs(dots[axis]! + (dots[axis + 2]! - 0.5) * speed * time) % 2));

/**
 * Draws the dots as they are after `time` seconds. They are sorted into cells as wide as a link is
 * long, so that only neighbours are compared; what has the same opacity is drawn in one go.
 */
export function drawDots(
  context: Context,
  { width, height, color, dots }: Settings,
  time: number,
): void {
  /** Links are drawn in as many strokes: 0.02 to 0.1. Dots in one fill more: 0.2 to 0.7. */
  const steps = 5;
  /** The places of the dots in each cell: x, y, x, y. */
  const cells: number[][] = [];
  const layers = Array.from({ length: 2 * steps + 1 }, () => new Path2D());

  for (let dot = 0; dot < dots.length; dot += stride) {
    const x = placeAt(dots, dot, time) * width;
    const y = placeAt(dots, dot + 1, time) * height;
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
    const radius = minRadius + dots[dot + 4]! * (greatestRadius - minRadius);
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
 * Draws dots on a canvas, of the page or of a worker. What it returns takes the settings, all at
 * first and later those that change; each time a frame is drawn at once, and more while `moving`.
 */
export default function animateDots(canvas: HTMLCanvasElement | OffscreenCanvas) {
  const context = canvas.getContext("2d") as Context | null;
  const settings = {} as Settings;
  let frame = 0;
  let time = 0;
  let last: number;

  const draw = (now: number) => {
    // The first frame after a change has no frame before it, and so the dots do not jump.
    time += (now - last) / 1000 || 0;
    last = now;
    if (!context || !settings.width) return;
    drawDots(context, settings, time);
    if (settings.moving) frame = requestAnimationFrame(draw);
  };

  return (change: Partial<Settings>): void => {
    const { width, height, density } = Object.assign(settings, change);
    cancelAnimationFrame(frame);
    canvas.width = width * density;
    canvas.height = height * density;
    context?.scale(density, density);
    draw(Number.NaN);
  };
}
