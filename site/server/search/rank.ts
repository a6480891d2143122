/** What stands above a body, as the index is fed with it: words with a space between them. */
export interface Head {
  title: string;
  labels: string;
}

/** How much a word counts where it stands; nothing in a body. */
const weights = { title: 10, labels: 5, excerpt: 3 };

/** What the beginning of a longer word counts of a whole one. */
const beginning = 0.7;

/** What a title gains that is nothing but the word; one of ten words gains a tenth of that. */
const alone = 0.3;

/** How a word stands in a text: 1 for whole, less for the beginning of a longer one, 0 for not at all. */
function share(text: string, word: string): number {
  let most = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at > 0 && text[at - 1] !== " ") continue;
    const end = at + word.length;
    if (end === text.length || text[end] === " ") return 1;
    most = beginning;
  }
  return most;
}

/**
 * How well a document answers that has every word above its body: by where they stand, more for whole
 * words, and for a title with few words beside them. By hand: FTS5's `bm25` reads every document that
 * has a word, which takes longer than all the rest where most of them have it.
 *
 * @param words folded
 */
export function scoreOf({ title, labels }: Head, words: readonly string[]): number {
  return words.reduce((score, word) => {
    const inTitle = share(title, word);
    if (inTitle > 0) return score + inTitle * weights.title * (1 + alone / title.split(" ").length);
    // A word that stands in neither stands in the excerpt.
    return score + (share(labels, word) * weights.labels || weights.excerpt);
  }, 0);
}
