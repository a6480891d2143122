import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Image, type ImageSource } from "../../primitives/Image/index.ts";
import { media } from "../../theme/media.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Testimonial.css.ts";

export interface TestimonialProps extends OuterProps {
  /** Without quotation marks. */
  quote: ReactNode;
  /** Name, position and company. */
  attribution?: ReactNode | undefined;
  /** At 4:5, facing the end side. @default a point */
  portrait?: ImageSource | undefined;
  /** Language, if not the page's. */
  lang?: string | undefined;
  /** @default the page's */
  dir?: "ltr" | "rtl" | "auto" | undefined;
}

const pictureSizes = `${media.narrow} 100vw, 33vw`;

/**
 * Client's quote in large type. Needs a `Container`.
 *
 * Not for an article's pull quote (`ProseQuote`).
 */
export function Testimonial({
  quote,
  attribution,
  portrait,
  lang,
  dir,
  className,
  ...outer
}: TestimonialProps) {
  return (
    <figure {...outer} className={clsx(styles.root, portrait && styles.withPortrait, className)}>
      {portrait ? (
        <div className={styles.portrait}>
          <Image {...portrait} className={styles.picture} sizes={pictureSizes} />
          <span className={styles.edge} />
        </div>
      ) : (
        <span className={`${sizes.d3} ${styles.point}`} aria-hidden="true" />
      )}
      <blockquote className={`${sizes.d3} ${styles.quote}`} lang={lang} dir={dir}>
        <p>{quote}</p>
      </blockquote>
      {attribution !== undefined && (
        <figcaption className={`${sizes.sm} ${styles.attribution}`}>{attribution}</figcaption>
      )}
    </figure>
  );
}
