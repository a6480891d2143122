const tatweel = "\u0640";
/** Letters that join to the one after them. */
const joining = "بتثجحخسشصضطظعغفقكلمنهيئـ";
/** They stretch well themselves: the classic rules put the kashida behind them first. */
const seen = "سشصض";
/** At the end of a word, in the order in which a kashida before them looks best. */
const endings = [/[ةهد]/, /[اأإآطلكگ]/, /[رزىي]/, /[وقفعغحجخبتثنم]/];
const marks = "\u064b-\u0652\u0670";

/** Where in a word the kashida may stand, with how well (0 the best); nothing where no letters join. */
function place(word: string): { at: number; rank: number } | undefined {
  const behind = new RegExp(`[${seen}][${marks}]*(?=[\u0621-\u064a])`).exec(word);
  if (behind) return { at: behind.index + behind[0].length, rank: 0 };
  const end = new RegExp(`([${joining}][${marks}]*)([\u0621-\u064a])[${marks}]*ة?$`).exec(word);
  if (!end) return undefined;
  const rank = endings.findIndex((ending) => ending.test(end[2] ?? ""));
  // Lam and alef are one sign, which nothing may part.
  if (rank < 0 || /ل[اأإآ]/.test((end[1] ?? "") + (end[2] ?? ""))) return undefined;
  return { at: end.index + (end[1] ?? "").length, rank: rank + 1 };
}

/**
 * A title with one kashida: in the word that it turns on, where it has that; else the first of its
 * words that takes it best, of those with five letters or more. A title that has one, is not Arabic
 * or has no such word stays as it is.
 * @param preferred the word that a title may turn on, of any length
 */
export function withKashida(title: string, preferred?: string): string {
  if (title.includes(tatweel)) return title;
  const words = [...title.matchAll(/[\u0621-\u0652\u0670]+/g)];
  const turn = words.find(([word]) => word === preferred);
  const inTurn = turn && place(turn[0]);
  if (inTurn) return stretched(title, turn.index + inTurn.at);
  let best: { start: number; at: number; rank: number } | undefined;
  for (const { 0: word, index } of words) {
    const found = word.length < 5 ? undefined : place(word);
    if (found && found.rank < (best?.rank ?? 9)) best = { start: index, ...found };
  }
  return best ? stretched(title, best.start + best.at) : title;
}

const stretched = (title: string, at: number) =>
  title.slice(0, at) + tatweel.repeat(3) + title.slice(at);

/** A title without any. */
export const withoutKashida = (title: string): string => title.replaceAll(tatweel, "");
