const tatweel = "\u0640";
/** Joined to the next letter. */
const joining = "بتثجحخسشصضطظعغفقكلمنهيئـ";
/** Classic rules place the kashida after these first. */
const seen = "سشصض";
/** Final letters, best first. */
const endings = [/[ةهد]/, /[اأإآطلكگ]/, /[رزىي]/, /[وقفعغحجخبتثنم]/];
const marks = "\u064b-\u0652\u0670";

/** Returns position and rank of a kashida, 0 is best. */
function findKashida(word: string): { at: number; rank: number } | undefined {
  const behind = new RegExp(`[${seen}][${marks}]*(?=[\u0621-\u064a])`).exec(word);
  if (behind) return { at: behind.index + behind[0].length, rank: 0 };
  const end = new RegExp(`([${joining}][${marks}]*)([\u0621-\u064a])[${marks}]*ة?$`).exec(word);
  if (!end) return undefined;
  const rank = endings.findIndex((ending) => ending.test(end[2] ?? ""));
  // Lam and alef form an inseparable ligature.
  if (rank < 0 || /ل[اأإآ]/.test((end[1] ?? "") + (end[2] ?? ""))) return undefined;
  return { at: end.index + (end[1] ?? "").length, rank: rank + 1 };
}

/**
 * Adds one kashida to an Arabic title: in the preferred word, else in the best one of five or more
 * letters.
 */
export function addKashida(title: string, preferred?: string): string {
  if (title.includes(tatweel)) return title;
  const words = [...title.matchAll(/[\u0621-\u0652\u0670]+/g)];
  const turn = words.find(([word]) => word === preferred);
  const inTurn = turn && findKashida(turn[0]);
  if (inTurn) return insertKashida(title, turn.index + inTurn.at);
  let best: { start: number; at: number; rank: number } | undefined;
  for (const { 0: word, index } of words) {
    const found = word.length < 5 ? undefined : findKashida(word);
    if (found && found.rank < (best?.rank ?? 9)) best = { start: index, ...found };
  }
  return best ? insertKashida(title, best.start + best.at) : title;
}

const insertKashida = (title: string, at: number) =>
  title.slice(0, at) + tatweel.repeat(3) + title.slice(at);

/** Removes every tatweel (U+0640). */
export const removeKashida = (title: string): string => title.replaceAll(tatweel, "");
