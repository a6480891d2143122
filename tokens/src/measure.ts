/** Dimension or duration of DTCG. */
export interface Measure {
  value: number;
  unit: string;
}

const round = (value: number) => Number(value.toFixed(4));

/** Converts to pixels, points or density-independent pixels: 16 to a rem. */
export const toPixels = ({ value, unit }: Measure): number =>
  round(unit === "rem" ? value * 16 : value);

export const toMilliseconds = ({ value, unit }: Measure): number =>
  round(unit === "s" ? value * 1000 : value);
