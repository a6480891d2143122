import type { ArtworkKind } from "@agency/ui/Artwork";
import type { ArtworkField, ArtworkPen, ArtworkPoint } from "@agency/ui/draw-artwork";
import { toSeed } from "./hash.ts";
import type { OgImageInput } from "./types.ts";

/** Dense halftones. Many seeds are nearly empty. */
const halftones = [1, 2, 3, 4, 9, 10, 13, 21, 22, 28, 29, 31, 34, 38, 40, 45, 47];

/**
 * Artwork and its position in a left-to-right image, in px. `weight` and `radius`: the main line's.
 */
export interface Placed {
  kind: ArtworkKind | ArtworkField;
  x: number;
  y: number;
  width: number;
  height: number;
  weight: number;
  radius: number;
  seed: number;
  /** Outlined end marks: an open position. */
  hollow?: boolean;
  /** Fades towards the title. */
  fades?: boolean;
}

const { PI, abs, cos, sin } = Math;

function line({ context }: ArtworkPen, points: ArtworkPoint[]) {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}

/** Home page's artwork without waves, which blur when small. */
const dipole: ArtworkField = (pen) => {
  const { context, width, height, random } = pen;
  const lines = 22;
  const bow = height / 2 / 1.08;
  const lean = 0.05 + 0.05 * random();
  context.lineWidth = 1;
  for (let i = -lines; i <= lines; i++) {
    const u = i / lines;
    context.globalAlpha = 0.62 - 0.2 * abs(u);
    const points = Array.from({ length: 121 }, (_, step): ArtworkPoint => {
      const t = step / 120;
      const shifted = t + lean * (u < 0 ? -1 : 1) * sin(PI * t) ** 2;
      return [t * width, height / 2 + u * bow * sin(PI * shifted) ** 1.35];
    });
    line(pen, points);
  }
  return [
    [0, height / 2],
    [width, height / 2],
  ];
};

const meeting: ArtworkField = (pen) => {
  const { context, width, height } = pen;
  const lines = 14;
  context.lineWidth = 0.9;
  context.globalAlpha = 0.55;
  for (let i = -lines; i <= lines; i++) {
    const points = Array.from({ length: 121 }, (_, step): ArtworkPoint => {
      const t = step / 120;
      const open = ((1 + cos(2 * PI * t)) / 2) ** 1.15;
      return [t * width, height / 2 + (i / lines) * open * (height / 2)];
    });
    line(pen, points);
  }
  return [
    [width * 0.045, height / 2],
    [width * 0.945, height / 2],
  ];
};

const pulse: ArtworkField = (pen) => {
  const { context, width, height, random } = pen;
  const rings = 28;
  const waves = [2, 3, 5].map((count) => [count, random() * 2 * PI, 0.13 / count ** 0.7] as const);
  const at = (rank: number, angle: number): ArtworkPoint => {
    const grown = (rank / rings) ** 1.3;
    const bend = waves.reduce(
      (sum, [n, shift, much]) => sum + much * sin(n * angle + shift + grown),
      0,
    );
    const radius = (rank / rings) * (1 + bend * grown * 1.5) * height * 0.47;
    return [width / 2 + cos(angle) * radius, height / 2 + sin(angle) * radius];
  };
  context.lineWidth = 1;
  for (let rank = 1; rank <= rings; rank++) {
    context.globalAlpha = 0.5 + 0.22 * cos((rank / rings) * 4 * PI);
    line(
      pen,
      Array.from({ length: 181 }, (_, step) => at(rank, (step / 180) * 2 * PI)),
    );
  }
  return [at(0, 0), at(rings * 0.94, -0.42)];
};

/** Kinds that suit a tall frame. */
const beside: ArtworkKind[] = ["contour", "warp", "flow", "chord", "orbit", "star", "network"];
const edged: ReadonlySet<ArtworkKind> = new Set([
  "chord",
  "envelope",
  "halftone",
  "maze",
  "network",
]);

/** Chooses the artwork of an Open Graph image, by kind of page and seed. */
export function placeArtwork({ kind, seed: name, artwork }: OgImageInput): Placed {
  const seed = toSeed(name);
  const side = { x: 660, y: 0, width: 540, height: 630, weight: 7, radius: 14, seed };
  switch (kind) {
    case "home":
      // Aligned to the margins.
      return {
        ...side,
        kind: dipole,
        x: 69,
        y: 344,
        width: 1058,
        height: 200,
        weight: 6,
        radius: 13,
      };
    case "post":
      return {
        ...side,
        kind: "halftone",
        x: 690,
        width: 510,
        seed: halftones[seed % halftones.length] as number,
      };
    case "case":
      return { ...side, kind: "network" };
    case "vacancy":
      return { ...side, kind: "contour", hollow: true, fades: true };
    case "rendre":
      return { ...side, kind: "envelope", x: 640, y: 40, height: 540 };
    case "upflyover":
      return { ...side, kind: meeting, x: 604, y: 235, width: 540, height: 304 };
    case "gymestry":
      return { ...side, kind: pulse, y: 120, height: 480 };
    case "page": {
      const own = artwork ?? (beside[seed % beside.length] as ArtworkKind);
      return { ...side, kind: own, fades: !edged.has(own) };
    }
  }
}
