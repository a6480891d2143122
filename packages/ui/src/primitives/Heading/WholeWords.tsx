import * as styles from "./WholeWords.css.ts";

export interface WholeWordsProps {
  children: string;
}

const hyphenated = /(\S+-\S+)/;
const arabic = /\p{Script=Arabic}/u;
const latin = /(\p{Script=Latin}[\p{Script=Latin}\d.-]*)/u;

/**
 * Keeps hyphenated words of a title on one line, and gives Latin words in Arabic titles their own
 * weight. For large type.
 */
export function WholeWords({ children }: WholeWordsProps) {
  const isArabic = arabic.test(children);
  return children.split(isArabic ? latin : hyphenated).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: stateless
      <span key={index} className={styles.word} lang={isArabic ? "en" : undefined}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
