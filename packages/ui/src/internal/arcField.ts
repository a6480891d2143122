/** Distance between the points, in drawing units. */
export const reach = 500;

/** Opacity of first and last line. */
const strength = [0.52, 0.06] as const;
const tones = 6;

/** @param share 0 for the line, 1 for the last arc */
const getHeight = (share: number) => 0.5 * share + 1.1 * share ** 3;

/** Circular arc with hand-drawn irregularities. */
function arc(share: number): string {
  const height = getHeight(share) * reach;
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

/** Returns the arcs of one side, one path per opacity. Rotate them by 180° for the other. */
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
