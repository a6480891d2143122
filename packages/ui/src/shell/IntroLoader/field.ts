const lines = 68;
const steps = 96;

/** Smooth noise of two sines for each line: cheap, and the same at every visit. */
const noise = (x: number, y: number) =>
  Math.sin(x * 5.1 + y * 2.3 + 0.7) * 0.5 + Math.sin(x * 9.7 - y * 3.1 + 2.1) * 0.22;

/** Draws the field once: many paths from one point to the other, none of them the shortest. */
export function drawField(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext("2d");
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!context || !width) return;
  const density = Math.min(window.devicePixelRatio || 1, 2);
  canvas.width = width * density;
  canvas.height = height * density;
  context.scale(density, density);
  context.strokeStyle = getComputedStyle(canvas).color;
  context.lineWidth = 1;
  const spread = Math.min(height * 0.43, width * 0.9);
  for (let line = 0; line < lines; line++) {
    const rank = (line / (lines - 1)) * 2 - 1;
    context.globalAlpha = 0.2 + (1 - Math.abs(rank)) * 0.4;
    context.beginPath();
    for (let step = 0; step <= steps; step++) {
      const x = step / steps;
      const envelope = Math.sin(Math.PI * x) ** 0.8;
      const y = rank * envelope * (1 + noise(x, rank) * 0.35) + noise(x, 0) * 0.06 * envelope;
      context.lineTo(x * width, height / 2 + y * spread);
    }
    context.stroke();
  }
}
