import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import * as styles from "./Specimen.css.ts";

export interface SpecimenProps extends OuterProps<HTMLDivElement> {
  /** What it shows, for assistive technology: both words without stretching. */
  label: string;
  /** The word in Latin letters. Five to eight letters fit. */
  latin: string;
  /** The same word in Arabic letters; may be stretched with tatweel. */
  arabic: string;
  /** Language of the Latin word. @default "en" */
  latinLanguage?: string | undefined;
}

/**
 * One word in two scripts on one baseline, between the guides of type design. As wide as the page.
 * The order is the same in both directions: it is a picture of type, not a sentence.
 *
 * Not for a sentence (`Text`), nor for the brand's name (`Wordmark`, `Footer`).
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
