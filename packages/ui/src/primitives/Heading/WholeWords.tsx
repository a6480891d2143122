import * as styles from "./WholeWords.css.ts";

export interface WholeWordsProps {
  children: string;
}

const hyphenated = /(\S+-\S+)/;

/** A title's text whose hyphenated words do not break at the hyphen. For large type. */
export function WholeWords({ children }: WholeWordsProps) {
  return children.split(hyphenated).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the text
      <span key={index} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
