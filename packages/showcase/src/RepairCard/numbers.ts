/** A tenth of a unit is as fine as anything is drawn. */
export const round = (value: number): number => Math.round(value * 10) / 10 || 0;

/** Numbers for path data, as short as it takes them: no zero before the point, no space before a minus. */
export const coords = (...values: number[]): string =>
  values
    .map((value) => `${round(value)}`.replace(/^(-?)0\./, "$1."))
    .reduce((all, value) => (value.startsWith("-") ? all + value : `${all} ${value}`));

/**
 * The type size at which the longest of some texts still fits into so many units, no larger than
 * wished and no smaller than 12. A letter is reckoned at so much of its size, an Arabic one at a
 * fifth less: the server has no font to measure with.
 */
export function fitted(wished: number, texts: readonly string[], room: number, letter = 0.56) {
  const widths = texts.map(
    (text) => text.length * letter * (/\p{Script=Arabic}/u.test(text) ? 0.8 : 1),
  );
  return round(Math.max(12, Math.min(wished, room / Math.max(...widths, letter))));
}
