/** Of the drawing, in its own units: from one point to the other. */
export const reach = 1000;

/** The strongest and the weakest line. */
const strength = [0.5, 0.03] as const;
const tones = 7;
/** Of the outermost arcs, away from the line, in radians. */
const widest = 2.35;

const round = (value: number) => Math.round(value);

/** The same small irregularity wherever it is drawn: between -1 and 1. */
function noise(index: number, salt: number): number {
  const wave = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** An arc through both points that leaves them at an angle: a circle's, a little irregular. */
function arc(angle: number, index: number): string {
  const sine = Math.sin(angle) || 1e-6;
  const handle = ((4 / 3) * Math.tan(angle / 2) * reach) / (2 * sine);
  const end = (salt: number) => {
    const length = handle * (1 + noise(index, salt) * 0.05);
    return [round(length * Math.cos(angle)), round(length * sine)] as const;
  };
  const [x1 = 0, y1 = 0] = end(1);
  const [x2 = 0, y2 = 0] = end(2);
  return `M0 0C${x1} ${y1} ${reach - x2} ${y2} ${reach} 0`;
}

/** The arcs of a pencil through both points, each strength's in one path. */
export function field(count = 84): readonly { d: string; opacity: number }[] {
  const half = count / 2;
  const paths = Array.from({ length: tones }, () => "");
  for (let index = 0; index < half; index++) {
    const share = (index + 1) / half;
    const tone = Math.min(tones - 1, Math.floor(share * tones));
    // Closer to each other near the line.
    const angle = widest * share ** 1.35;
    paths[tone] += arc(angle, index) + arc(-angle, index + count);
  }
  const [most, least] = strength;
  return paths.map((d, tone) => ({
    d,
    opacity: Math.round((most + ((least - most) * tone) / (tones - 1)) * 100) / 100,
  }));
}
