/** Marks of clients that do not exist: nine figures of points, lines and rhombs, without a word. */
const marks = [
  '<path d="M20 62h120M20 82h120" stroke-width="9"/><circle cx="44" cy="42" r="16"/>',
  '<path d="M24 24h34v34H24zM64 24h34v34H64zM104 24h34v34h-34zM24 66h34v34H24zM64 66h34v34H64zM104 66h34v34h-34z"/>',
  '<path d="M80 14v92M34 60h92" stroke-width="14"/><path d="M80 40l20 20-20 20-20-20z" fill="#FF8906"/>',
  '<circle cx="56" cy="60" r="34" fill="none" stroke-width="9"/><circle cx="104" cy="60" r="34" fill="none" stroke-width="9"/>',
  '<path d="M22 98L80 22l58 76z" fill="none" stroke-width="10"/><circle cx="80" cy="74" r="11"/>',
  '<path d="M80 14l46 46-46 46-46-46z" fill="none" stroke-width="9"/><path d="M80 42l18 18-18 18-18-18z"/>',
  '<path d="M24 92c22-80 36-80 56-32s34 48 56-32" fill="none" stroke-width="10"/>',
  '<circle cx="40" cy="60" r="18"/><path d="M58 60h46" stroke-width="8"/><path d="M120 40l20 20-20 20-20-20z"/>',
  '<path d="M30 26h100M30 49h76M30 72h52M30 95h28" stroke-width="11"/>',
  '<path d="M80 18a42 42 0 1 1-42 42" fill="none" stroke-width="10"/><circle cx="38" cy="30" r="11"/>',
];

/** One of the marks, in a grey which reads on either theme. */
export const logo = (position: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="160" height="120"><g fill="#857d72" stroke="#857d72" stroke-width="0">${marks[position % marks.length]}</g></svg>`;
