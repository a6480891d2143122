import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Image, type ImageSource } from "../../primitives/Image/index.ts";
import { media } from "../../theme/media.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Testimonial.css.ts";

export interface TestimonialProps extends OuterProps {
  /** The words that are quoted, without marks. */
  quote: ReactNode;
  /** Who said it: name, position, company. */
  attribution?: ReactNode | undefined;
  /** Who said it: upright, four by five, the face towards the end side. @default a point in its place */
  portrait?: ImageSource | undefined;
  /** The language of the quote, where it is another than the page's. */
  lang?: string | undefined;
  /** The direction of the quote. @default the page's */
  dir?: "ltr" | "rtl" | "auto" | undefined;
}

const pictureSizes = `${media.narrow} 100vw, 33vw`;

/**
 * What a client says, in large type beside a portrait with the line at its edge, or beside a point.
 * Goes into a `Container`. The words are those of the client: no quotation marks are added.
 *
 * Not for a sentence out of an article (`ProseQuote`).
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
    <figure {...outer} className={clsx(styles.root, portrait && styles.pictured, className)}>
      {portrait ? (
        <div className={styles.portrait}>
          <Image image={portrait} className={styles.picture} sizes={pictureSizes} />
          <span className={styles.edge} />
        </div>
      ) : (
        <span className={`${sizes.d3} ${styles.point}`} aria-hidden="true" />
      )}
      <div className={portrait ? styles.besidePortrait : styles.words}>
        <blockquote className={`${sizes.d3} ${styles.quote}`} lang={lang} dir={dir}>
          <p>{quote}</p>
        </blockquote>
        {attribution !== undefined && (
          <figcaption className={`${sizes.sm} ${styles.attribution}`}>{attribution}</figcaption>
        )}
      </div>
    </figure>
  );
}
