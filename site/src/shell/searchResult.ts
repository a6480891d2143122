/** Characters that search results show. */
const maxTitleLength = 60;
const maxDescriptionLength = 160;
/** A shorter beginning gets words of the next sentence. */
const minSnippetLength = 90;
/** Shorter texts do not describe a page. */
const minTextLength = 50;

const isolates = /[\u2066-\u2069]/g;
const sentences = /.+?(?:[.!?؟]+[”"»)]*(?=\s|$)|$)/gu;

/** Whether search results show a title in full. Bidi isolates do not count. */
export const fitsSearchResult = (title: string): boolean =>
  title.replace(isolates, "").length <= maxTitleLength;

const joinWhileShort = (parts: readonly string[], max: number): string => {
  let joined = "";
  for (const part of parts) {
    const longer = joined ? `${joined} ${part}` : part;
    if (longer.length > max) break;
    joined = longer;
  }
  return joined;
};

/**
 * Returns a text's beginning of at most 160 characters: whole sentences, otherwise words and an
 * ellipsis.
 *
 * @param fallback for a text too short to describe a page
 */
export function createSnippet(text: string | undefined, fallback: string): string {
  const whole = (text ?? "").replace(/\s+/g, " ").trim();
  if (whole.length < minTextLength) return fallback;
  if (whole.length <= maxDescriptionLength) return whole;
  const parts = (whole.match(sentences) ?? []).map((sentence) => sentence.trim());
  const snippet = joinWhileShort(parts, maxDescriptionLength);
  if (snippet.length >= minSnippetLength) return snippet;
  const words = joinWhileShort(whole.split(" "), maxDescriptionLength - 1);
  const beginning = words || [...whole].slice(0, maxDescriptionLength - 1).join("");
  return `${beginning.replace(/[\s,،;؛:.]+$/u, "")}…`;
}
