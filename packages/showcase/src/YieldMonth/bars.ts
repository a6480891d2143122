const round = (number: number) => Math.round(number * 10) / 10;

interface BarsLayout {
  x: number;
  y: number;
  width: number;
  /** Per kWh. */
  scale: number;
  mirrored: boolean;
}

/** Returns bar distance and width. The gap is an eighth of a day. */
export function getPitch(width: number, days: number): { pitch: number; bar: number } {
  const gap = width / days / 8;
  const pitch = (width + gap) / days;
  return { pitch, bar: round(pitch - gap) };
}

export function getBars(
  days: readonly number[],
  { x, y, width, scale, mirrored }: BarsLayout,
): string[] {
  const { pitch, bar } = getPitch(width, days.length);
  return days.map((amount, index) => {
    const place = mirrored ? days.length - 1 - index : index;
    const height = round(amount * scale);
    return `M${round(x + place * pitch)} ${y}v-${height}h${bar}v${height}z`;
  });
}
