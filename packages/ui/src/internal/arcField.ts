/** Of the drawing, in its own units: from one point to the other. */
export const reach = 500;

/** The strongest and the weakest line. */
const strength = [0.52, 0.06] as const;
const tones = 6;

/** How far the middle of an arc is from the line, in lengths of the line; `share` is 0 at the line, 1 at the last arc. */
const getHeight = (share: number) => 0.5 * share + 1.1 * share ** 3;

/** An arc through both points as a hand draws it: a circle's, with a shoulder that wanders from arc to arc. */
function arc(share: number): string {
  const height = getHeight(share) * reach;
  // Of the circle through both points and the middle: the angle at which it leaves a point.
  const angle = 2 * Math.atan((2 * height) / reach);
  const radius = reach / 2 / Math.sin(angle);
  const handle = (4 / 3) * Math.tan(angle / 4) * radius || 0;
  const turn = share * 5 + 1;
  const shift = Math.sin(turn) * 0.1 * reach;
  const lift = 1 + Math.sin(turn * 1.7 + 2) * 0.06;
  const slope = Math.cos(turn * 1.3 + 1) * 0.38;
  const x = reach / 2 + shift;
  const y = height * lift;
  const [sine, cosine] = [handle * Math.sin(angle), handle * Math.cos(angle)];
  const points = [
    [cosine, sine],
    [x - handle, y - handle * slope * share],
    [x, y],
    [reach - cosine, sine],
    [reach, 0],
  ].map(([across = 0, down = 0]) => `${Math.round(across)} ${Math.round(down)}`);
  return `M0 0C${points.slice(0, 3).join(" ")}S${points.slice(3).join(" ")}`;
}

/**
 * The arcs on one side of a pencil through both points, each strength's in one path. The other side is
 * the same turned by half a circle: half as much to send.
 */
export function field(count = 42): readonly { d: string; opacity: number }[] {
  const paths = Array.from({ length: tones }, () => "");
  for (let index = 1; index <= count; index++) {
    const tone = Math.min(tones - 1, Math.floor((index / count) * tones));
    paths[tone] += arc(index / count);
  }
  const [max, min] = strength;
  return paths.map((d, tone) => ({
    d,
    opacity: Math.round((max + ((min - max) * tone) / (tones - 1)) * 100) / 100,
  }));
}
