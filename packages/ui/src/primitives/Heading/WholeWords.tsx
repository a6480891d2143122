import * as styles from "./WholeWords.css.ts";

export interface WholeWordsProps {
  children: string;
}

const hyphenated = /(\S+-\S+)/;
const arabic = /\p{Script=Arabic}/u;
const latin = String.raw`\p{Script=Latin}[\p{Script=Latin}\d.-]*`;
const joined = String.raw`[\p{Script=Arabic}\p{M}\u200c\u200d]*`;
const extended = `${joined}${styles.extendedLetter}${joined}`;
const inArabic = new RegExp(`(${latin}|${extended})`, "u");

/**
 * Keeps hyphenated words of a title on one line. In Arabic titles, gives Latin words their own
 * weight, and words with letters that Readex Pro lacks (`پ`, `گ`) one font. For large type.
 */
export function WholeWords({ children }: WholeWordsProps) {
  const isArabic = arabic.test(children);
  return children.split(isArabic ? inArabic : hyphenated).map((part, index) => {
    if (index % 2 === 0) return part;
    const isExtended = arabic.test(part);
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: stateless
        key={index}
        className={isExtended ? styles.extended : styles.word}
        lang={isArabic && !isExtended ? "en" : undefined}
      >
        {part}
      </span>
    );
  });
}
