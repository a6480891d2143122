import { newestPostsFirst, publishedPost } from "./posts.ts";
import { type Query, query } from "./query.ts";

/** How far back the bodies are searched, in posts: each of them is read whole for every search. */
const searched = 500;

const found = (field: string) =>
  `string(${field}) match $words||count(${field}[array::join(children[].text,"") match $words])>0`;

/**
 * The slugs of the posts in whose body, English or Arabic, one paragraph has every one of the words: what
 * the index of the search leaves out, since it would multiply its size. `words` are `bodyPatterns`.
 */
export const postBodySearchQuery: Query<string[], { words: string[] }> = query(
  `(*[${publishedPost}]|${newestPostsFirst}[0...${searched}])[${found("body")}||${found("ar.body")}].slug.current`,
);

/** What folding makes of the Arabic letters that are written in more than one way. */
const manyForms = /[اويه]/u;

/** From how many letters on what stands between them may be anything: shorter ones would find everything. */
const longEnough = 4;

/**
 * A folded query as the patterns of GROQ's `match`, which folds nothing but case: digits are Latin,
 * words match from their beginning, Arabic ones, to which others are joined, anywhere; a letter with
 * several forms is any letter, and vowel signs may stand between the letters of a longer one. Empty for a query too short to look for in whole texts.
 *
 * @param folded as the search compares texts: signs and accents gone, one space between words
 */
export function bodyPatterns(folded: string): string[] {
  const words = folded.split(" ").filter(Boolean);
  if (words.join("").length < 3) return [];
  return words.map((word) => {
    if (!/\p{Script=Arabic}/u.test(word)) return `${word}*`;
    const bare = word.length > longEnough ? word.replace(/^ال/, "") : word;
    const letters = Array.from(bare, (letter) => (manyForms.test(letter) ? "*" : letter));
    return `*${letters.join(bare.length >= longEnough ? "*" : "")}*`.replace(/\*+/g, "*");
  });
}
