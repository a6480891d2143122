import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Image, type ImageSource } from "../../primitives/Image/index.ts";
import { balance, sizes } from "../../theme/type.css.ts";
import * as styles from "./Prose.css.ts";

export interface ProseFigureProps extends OuterProps {
  image: ImageSource;
  caption?: ReactNode | undefined;
  /** Such as `16/9`. @default the image's own */
  ratio?: string | undefined;
}

/** Image with a caption. */
export function ProseFigure({ image, caption, ratio, className, ...outer }: ProseFigureProps) {
  return (
    <figure {...outer} className={clsx(styles.figure, className)}>
      <Image
        {...image}
        ratio={ratio}
        sizes="(min-width: 2560px) 1894px, (min-width: 769px) 74vw, 100vw"
      />
      {caption && <figcaption className={`${styles.caption} ${sizes.xs}`}>{caption}</figcaption>}
    </figure>
  );
}

export interface ProseQuoteProps extends OuterProps {
  /** Without quotation marks. */
  quote: ReactNode;
  attribution?: ReactNode | undefined;
}

/** Large pull quote. */
export function ProseQuote({ quote, attribution, className, ...outer }: ProseQuoteProps) {
  return (
    <figure {...outer} className={clsx(styles.quote, balance, className)}>
      <span className={styles.quoteStart} aria-hidden="true" />
      <blockquote>
        <p>
          {quote}
          <span className={styles.quoteEnd} aria-hidden="true" />
        </p>
      </blockquote>
      {attribution && (
        <figcaption className={`${styles.attribution} ${sizes.sm}`}>{attribution}</figcaption>
      )}
    </figure>
  );
}
