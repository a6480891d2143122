import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./LogoStrip.css.ts";

export interface Logo {
  /** Whose it is; the name of the picture, which brings none of its own. */
  name: string;
  /** The mark, as SVG in `currentColor` or as a picture with an empty `alt`. */
  mark: ReactNode;
  /** Where it leads. */
  href?: string | undefined;
}

export interface LogoStripProps extends OuterProps<HTMLDivElement> {
  /** What they have in common, such as "Platforms we are certified for". */
  label: ReactNode;
  /** The marks, in reading order. */
  items: readonly Logo[];
}

/**
 * Marks of others in one quiet row, in the ink of the page and equally high: clients, partners,
 * platforms. Goes into a `Container`.
 *
 * Not for one's own mark (`Wordmark`), nor for companies about which there is something to say
 * (`Companies`).
 *
 * Accessibility: a list named by its label; each mark has its owner's name. Marks never mirror.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes from mark to mark, where they lead somewhere |
 * | Enter | follows one |
 */
export function LogoStrip({ label, items, className, ...outer }: LogoStripProps) {
  const { Link } = useAgency();
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      <p className={clsx(sizes.sm, styles.label)}>{label}</p>
      <ul className={styles.list}>
        {items.map(({ name, mark, href }) => {
          const picture = (
            <span role="img" aria-label={name} className={styles.mark}>
              {mark}
            </span>
          );
          return (
            <li key={name}>
              {href === undefined ? (
                picture
              ) : (
                <Link href={href} className={styles.link}>
                  {picture}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
