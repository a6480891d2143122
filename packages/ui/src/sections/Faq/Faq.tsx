import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Faq.css.ts";

export interface FaqItem {
  title: ReactNode;
  content: ReactNode;
  id?: string | undefined;
  /** @default false */
  open?: boolean | undefined;
}

export interface FaqProps extends OuterProps<HTMLDivElement> {
  items: readonly FaqItem[];
  /**
   * Opening an item closes the others. Not for long answers, or answers to compare.
   *
   * @default false
   */
  exclusive?: boolean | undefined;
  /** @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * Questions with answers that expand. Native `<details>` works without JavaScript and with
 * find-in-page. Needs a `Container`.
 *
 * Not for one optional detail, or text that everyone must read (`Prose`).
 */
export function Faq({ items, exclusive = false, level = 3, className, ...outer }: FaqProps) {
  const name = useId();
  const Title = `h${level}` as const;
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      {items.map(({ title, content, id, open }, index) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: static
          key={index}
          id={id}
          open={open}
          name={exclusive ? name : undefined}
          className={styles.item}
        >
          <summary className={styles.question}>
            <span className={styles.rule}>
              <AccentLine />
            </span>
            <Title className={`${sizes.h4} ${styles.title}`}>{title}</Title>
            <span className={styles.mark} aria-hidden="true" />
          </summary>
          <div className={`${sizes.body} ${styles.answer}`}>{content}</div>
        </details>
      ))}
    </div>
  );
}
