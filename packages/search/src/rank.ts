export interface RankedHead {
  title: string;
  labels: string;
}

/** Body matches score 0. */
const weights = { title: 10, labels: 5, excerpt: 3 };

/** Relative to a whole word. */
const prefixShare = 0.7;

/** Divided by the title's number of words. */
const shortTitleBonus = 0.3;

/** Returns 1 for a whole word, less for a prefix, otherwise 0. */
function scoreWord(text: string, word: string): number {
  let best = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at > 0 && text[at - 1] !== " ") continue;
    const end = at + word.length;
    if (end === text.length || text[end] === " ") return 1;
    best = prefixShare;
  }
  return best;
}

/**
 * Scores title and labels, higher for whole words and short titles. FTS5's `bm25` reads every
 * match, which is too slow for common words.
 *
 * @param words folded
 */
export function rankHead({ title, labels }: RankedHead, words: readonly string[]): number {
  return words.reduce((score, word) => {
    const inTitle = scoreWord(title, word);
    if (inTitle > 0)
      return score + inTitle * weights.title * (1 + shortTitleBonus / title.split(" ").length);
    // A word in neither is in the excerpt.
    return score + (scoreWord(labels, word) * weights.labels || weights.excerpt);
  }, 0);
}
