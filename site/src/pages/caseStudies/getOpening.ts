/** Search results show about this many characters of a description. */
const maxLength = 160;

/**
 * Returns the beginning of a text as a description of its page: the first paragraph, its first
 * sentence if that is too long, or as many words as fit.
 */
export function getOpening(text: string): string {
  const [paragraph = ""] = text.trim().split("\n");
  if (paragraph.length <= maxLength) return paragraph;
  const [sentence] = /^.{50,159}?[.!?؟](?=\s)/u.exec(paragraph) ?? [];
  if (sentence) return sentence;
  const cut = paragraph.slice(0, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))}…`;
}
