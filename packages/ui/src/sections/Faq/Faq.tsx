import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { Line } from "../../primitives/Line/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Faq.css.ts";

export interface Question {
  question: ReactNode;
  /** Paragraphs, lists, links. */
  answer: ReactNode;
  /** Id of the item, so that an address can lead to it. */
  id?: string | undefined;
  /** Open from the start. @default false */
  open?: boolean | undefined;
}

export interface FaqProps extends OuterProps<HTMLDivElement> {
  /** The questions with their answers. */
  items: readonly Question[];
  /**
   * Opening one closes the others. Leave it off where visitors compare answers, or where answers are
   * so long that closing one moves the page. @default false
   */
  exclusive?: boolean | undefined;
  /** The rank of the questions. @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * Questions with answers that open below them. The browser's own disclosure: it works before the
 * script has come, and a search in the page finds and opens closed answers. Goes into a
 * `Container`.
 *
 * Not for a single optional detail, and not for words that everyone must read (`Prose`).
 */
export function Faq({ items, exclusive = false, level = 3, className, ...outer }: FaqProps) {
  const name = useId();
  const Title = `h${level}` as const;
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      {items.map(({ question, answer, id, open }, index) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: questions never change places
          key={index}
          id={id}
          open={open}
          name={exclusive ? name : undefined}
          className={styles.item}
        >
          <summary className={styles.question}>
            <span className={styles.rule}>
              <Line />
            </span>
            <Title className={`${sizes.h4} ${styles.title}`}>{question}</Title>
            <span className={styles.mark} aria-hidden="true" />
          </summary>
          <div className={`${sizes.body} ${styles.answer}`}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
