/** Folded title and labels of a document. */
export interface Head {
  title: string;
  labels: string;
}

/** Score of a word by its field; none in the body. */
const weights = { title: 10, labels: 5, excerpt: 3 };

/** Score of the beginning of a longer word, relative to a whole word. */
const prefixShare = 0.7;

/** Bonus for a title of one word. A title of ten words gains a tenth of it. */
const shortTitleBonus = 0.3;

/** Returns the share of a word in a text: 1 if whole, less if it begins a longer word, otherwise 0. */
function share(text: string, word: string): number {
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
 * Scores a document with every word in title, labels or excerpt: by field, more for whole words and for
 * short titles. By hand, since FTS5's `bm25` reads every document with a word, which takes longer than
 * everything else for common words.
 *
 * @param words folded
 */
export function rankHead({ title, labels }: Head, words: readonly string[]): number {
  return words.reduce((score, word) => {
    const inTitle = share(title, word);
    if (inTitle > 0)
      return score + inTitle * weights.title * (1 + shortTitleBonus / title.split(" ").length);
    // The word is in the excerpt if it is in neither.
    return score + (share(labels, word) * weights.labels || weights.excerpt);
  }, 0);
}
