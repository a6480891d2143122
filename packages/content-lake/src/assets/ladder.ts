/** Widths and heights without a token, in pixels. Others are rounded up. */
const LENGTHS = [
  20, 40, 64, 96, 128, 160, 200, 240, 320, 400, 480, 640, 800, 960, 1200, 1600, 2000, 2400, 3200,
  4000,
];
/** In percent. */
const QUALITIES = [20, 40, 60, 75, 80, 90, 100];

export const lengthRung = (length: number): number => rung(length, LENGTHS);

export const qualityRung = (quality: number): number => rung(quality, QUALITIES);

const rung = (value: number, ladder: readonly number[]): number =>
  ladder.find((step) => step >= value) ?? ladder.at(-1) ?? value;
