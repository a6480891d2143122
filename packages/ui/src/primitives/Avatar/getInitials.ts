/**
 * Returns the first letters of the first and last word of a name. Scripts without capitals get one
 * letter: two of them would join or form a word.
 */
export function getInitials(name: string, language: string): string {
  const words = name.trim().split(/\s+/);
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""].map(
    (word) => /\p{L}\p{M}*|\p{N}/u.exec(word ?? "")?.[0].toLocaleUpperCase(language) ?? "",
  );
  const hasCapitals = first !== first.toLocaleLowerCase(language);
  return hasCapitals ? first + last : first;
}
