import { dipole, flow, orbit, warp } from "./bundles.ts";
import { type Canvas, type Ground, palettes } from "./canvas.ts";
import { chord, envelope, star } from "./geometry.ts";
import { maze, network } from "./paths.ts";
import { contour, halftone } from "./surfaces.ts";

export type { Ground } from "./canvas.ts";

const kinds = {
  dipole,
  network,
  contour,
  chord,
  envelope,
  maze,
  halftone,
  warp,
  flow,
  orbit,
  star,
} satisfies Record<string, (canvas: Canvas) => string>;

export type ArtKind = keyof typeof kinds;

export const artKinds = Object.keys(kinds) as ArtKind[];

/** Returns deterministic artwork as SVG. @param ratio width divided by height */
export function art(kind: ArtKind, seed: number, ratio: number, ground: Ground): string {
  const palette = palettes[ground];
  const [width, height] =
    ratio >= 1 ? [Math.round(1000 * ratio), 1000] : [1000, Math.round(1000 / ratio)];
  const drawing = kinds[kind]({ width, height, seed, palette });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><radialGradient id="g" cx=".72" cy=".2" r=".9"><stop offset="0" stop-color="${palette.glow}"/><stop offset="1" stop-color="${palette.ground}"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/>${drawing}</svg>`
  );
}
