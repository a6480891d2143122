import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import * as styles from "./Specimen.css.ts";

export interface SpecimenProps extends OuterProps<HTMLDivElement> {
  /** Accessible name: both words, unstretched. */
  label: string;
  /** Five to eight Latin letters. */
  latin: string;
  /** Same word in Arabic. May have tatweel. */
  arabic: string;
  /** Language of the Latin word. @default "en" */
  latinLanguage?: string | undefined;
}

/**
 * One word in two scripts on one baseline, with guides. As wide as the page, never mirrored.
 *
 * Not for sentences (`Text`) or brand names (`Wordmark`, `Footer`).
 */
export function Specimen({
  label,
  latin,
  arabic,
  latinLanguage = "en",
  className,
  ...outer
}: SpecimenProps) {
  return (
    <div
      {...outer}
      className={clsx(styles.root, className)}
      role="img"
      aria-label={label}
      dir="ltr"
    >
      <div className={styles.words} aria-hidden="true">
        <span className={styles.latin} lang={latinLanguage}>
          <span className={styles.baseline}>
            <span className={styles.guides.ascender} />
            <span className={styles.guides.xHeight} />
            <span className={styles.guides.descender} />
            <span className={styles.guides.baseline} />
          </span>
          {latin}
        </span>
        <span className={styles.arabic} lang="ar" dir="rtl">
          {arabic}
        </span>
      </div>
    </div>
  );
}
