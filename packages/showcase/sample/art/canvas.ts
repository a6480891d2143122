/** `paper` and `ink`: inverse themes. `plate` fits both. */
export type Ground = "dark" | "light" | "paper" | "ink" | "plate" | "orange";

export interface Palette {
  ground: string;
  glow: string;
  line: string;
  accent: string;
}

/** Source: look, colour table. Bright orange has too little contrast on paper. */
export const palettes: Record<Ground, Palette> = {
  dark: { ground: "#161411", glow: "#24211c", line: "#F4EFE7", accent: "#FF8906" },
  ink: { ground: "#12100d", glow: "#211e19", line: "#F4EFE7", accent: "#FF8906" },
  plate: { ground: "#24211C", glow: "#2D2923", line: "#F4EFE7", accent: "#FF8906" },
  light: { ground: "#E7E1D7", glow: "#ece7de", line: "#17140F", accent: "#D95F00" },
  paper: { ground: "#EDE7DD", glow: "#f2ede5", line: "#17140F", accent: "#D95F00" },
  orange: { ground: "#FF8906", glow: "#ff9219", line: "#14110D", accent: "#14110D" },
};

export type Point = readonly [x: number, y: number];

/** The shorter side is 1,000 units. */
export interface Canvas {
  width: number;
  height: number;
  seed: number;
  palette: Palette;
}

/** 1.4 % of the shorter side. */
const pointRadius = 14;
const accentWidth = 5;

const short = (value: number) => String(Math.round(value * 10) / 10);

export const getPolylinePath = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? "L" : "M"}${short(x)} ${short(y)}`).join("");

/** Returns path data of a Catmull-Rom spline. */
export function getSmoothPath(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point;
  let data = `M${short(at(0)[0])} ${short(at(0)[1])}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    data += `C${control.map(short).join(" ")}`;
  }
  return data;
}

export const field = (canvas: Canvas, data: string, opacity = 0.5, width = 1.25): string =>
  `<path d="${data}" fill="none" stroke="${canvas.palette.line}" stroke-opacity="${short(opacity * 10) === "0" ? 0.1 : Math.round(opacity * 100) / 100}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const getCirclePath = (x: number, y: number, radius: number): string =>
  `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0z`;

export const getDiamondPath = (x: number, y: number, radius: number): string =>
  `M${short(x)} ${short(y - radius)}L${short(x + radius)} ${short(y)}L${short(x)} ${short(y + radius)}L${short(x - radius)} ${short(y)}z`;

export const drawShape = (data: string, colour: string, opacity = 1): string =>
  `<path d="${data}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;

/** Returns the accent path, from a dot to a diamond. */
export function accent(canvas: Canvas, data: string, from: Point, to: Point): string {
  const { accent: colour } = canvas.palette;
  return (
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${accentWidth}" stroke-linejoin="round" stroke-linecap="round"/>` +
    drawShape(getCirclePath(from[0], from[1], pointRadius), colour) +
    drawShape(getDiamondPath(to[0], to[1], pointRadius * 1.3), colour)
  );
}

export const drawStraightAccent = (canvas: Canvas, from: Point, to: Point): string =>
  accent(canvas, getPolylinePath([from, to]), from, to);
