export const round = (value: number): number => Math.round(value * 10) / 10 || 0;

/** Formats path data without leading zeros, or spaces before a minus. */
export const formatPathData = (...values: number[]): string =>
  values
    .map((value) => `${round(value)}`.replace(/^(-?)0\./, "$1."))
    .reduce((all, value) => (value.startsWith("-") ? all + value : `${all} ${value}`));

/**
 * Returns the largest size from 12 to `wished` at which all texts fit. The server cannot measure
 * text: a letter counts as `letter` ems, Arabic a fifth less.
 */
export function fitTypeSize(wished: number, texts: readonly string[], room: number, letter = 0.56) {
  const widths = texts.map(
    (text) => text.length * letter * (/\p{Script=Arabic}/u.test(text) ? 0.8 : 1),
  );
  return round(Math.max(12, Math.min(wished, room / Math.max(...widths, letter))));
}
