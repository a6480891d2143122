/** Widths and heights without a token, in pixels. Others are rounded up. */
const LENGTHS = [
  20, 40, 64, 96, 128, 160, 200, 240, 320, 400, 480, 640, 800, 960, 1200, 1600, 2000, 2400, 3200,
  4000,
];
/** In percent. */
const QUALITIES = [20, 40, 60, 75, 80, 90, 100];

export const roundUpLength = (length: number): number => roundUp(length, LENGTHS);

export const roundUpQuality = (quality: number): number => roundUp(quality, QUALITIES);

const roundUp = (value: number, allowed: readonly number[]): number =>
  allowed.find((step) => step >= value) ?? allowed.at(-1) ?? value;
