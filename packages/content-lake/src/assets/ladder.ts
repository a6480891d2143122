/** Lengths, in pixels, of the pictures that anybody may ask for; what is between gets the next larger. */
const LENGTHS = [
  20, 40, 64, 96, 128, 160, 200, 240, 320, 400, 480, 640, 800, 960, 1200, 1600, 2000, 2400, 3200,
  4000,
];
/** Qualities, in percent. */
const QUALITIES = [20, 40, 60, 75, 80, 90, 100];

/** The length that a stranger gets for one that was asked for. */
export const lengthRung = (length: number): number => rung(length, LENGTHS);

/** The quality that a stranger gets for one that was asked for. */
export const qualityRung = (quality: number): number => rung(quality, QUALITIES);

const rung = (value: number, ladder: readonly number[]): number =>
  ladder.find((step) => step >= value) ?? ladder.at(-1) ?? value;
