import { useAgency } from "@agency/ui/AgencyProvider";
import type { HeadingLevel } from "@agency/ui/Heading";
import { Image, type ImageSource } from "@agency/ui/Image";
import { Line } from "@agency/ui/Line";
import { MetaLine } from "@agency/ui/MetaLine";
import { flag as flagStyle } from "@agency/ui/theme/flag";
import { emphasis, sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { hasRightToLeftLetters } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./Cover.css.ts";

/** Crops: 8:5, 5:6, page width, and narrow containers. */
export type CoverView = "landscape" | "portrait" | "strip" | "small";

export interface CoverProps extends OuterProps {
  /** Without image and drawing, the background shows. */
  image: ImageSource | undefined;
  /** Artwork in place of the image, in the given crop. */
  drawing?: ((view: CoverView) => ReactNode) | undefined;
  title: ReactNode;
  href: string;
  /** State after a diamond, such as "Featured". */
  flag?: ReactNode | undefined;
  /** Main figure, such as "+41%", or Arabic words. */
  metric?: ReactNode | undefined;
  metricLabel?: ReactNode | undefined;
  meta?: readonly ReactNode[] | undefined;
  /** Visible link text in `lead`. */
  linkLabel?: ReactNode | undefined;
  /** Whether it keeps its crop at every width. @default false */
  oneCrop?: boolean | undefined;
  /**
   * `lead`: eight columns, texts beside. `wide`: 8:5, large title. `portrait`: 4:5. `landscape`:
   * 10:7. `strip`: artwork from margin to margin.
   *
   * @default "landscape"
   */
  variant?: keyof typeof styles.layouts | undefined;
  /** `eager` if it is above the fold. @default "lazy" */
  loading?: "lazy" | "eager" | undefined;
  /** Heading level. @default 3 */
  level?: HeadingLevel | undefined;
}

const pictures = {
  lead: { ratio: "3/2", sizes: "(max-width: 768px) 100vw, 66vw", view: "landscape" },
  wide: { ratio: "8/5", sizes: "(max-width: 768px) 100vw, 66vw", view: "landscape" },
  portrait: {
    ratio: "4/5",
    sizes: "(max-width: 599px) 100vw, (max-width: 768px) 50vw, 33vw",
    view: "portrait",
  },
  landscape: { ratio: "10/7", sizes: "(max-width: 599px) 100vw, 50vw", view: "landscape" },
  strip: { ratio: "4/1", sizes: "100vw", view: "strip" },
} as const;

/**
 * Case study without a card: picture, title, figure and facts. Use `Work` for several.
 *
 * Not for articles (`FeaturedPost`) or lists without pictures (`Row`).
 */
export function Cover({
  image,
  drawing,
  title,
  href,
  flag,
  metric,
  metricLabel,
  meta,
  linkLabel,
  oneCrop = false,
  variant = "landscape",
  loading,
  level = 3,
  className,
  ...outer
}: CoverProps) {
  const { Link } = useAgency();
  const Title = `h${level}` as const;
  const { ratio, sizes: pictureSizes, view } = pictures[variant];
  const inWords = hasRightToLeftLetters(metric);
  const figureDirection = inWords ? undefined : "ltr";
  const figureStyle = inWords ? styles.inWords : "";

  const picture = (
    <div className={styles.frame} data-line-at="edge">
      <div className={styles.picture}>
        {drawing && oneCrop ? (
          drawing(view)
        ) : drawing ? (
          <>
            <div className={styles.wideDrawing}>{drawing(view)}</div>
            <div className={styles.smallDrawing}>{drawing("small")}</div>
          </>
        ) : image ? (
          <Image image={image} ratio={ratio} sizes={pictureSizes} loading={loading} decorative />
        ) : (
          <div style={{ aspectRatio: ratio }} />
        )}
      </div>
    </div>
  );
  const heading = (size: "d3" | "h4") => (
    <Title className={`${sizes[size]} ${styles.title}`}>
      <Link href={href} className={styles.link} data-line="">
        {title}
      </Link>
      {flag !== undefined && (
        <>
          {" "}
          <span className={`${sizes.xs} ${flagStyle}`}>{flag}</span>
        </>
      )}
    </Title>
  );

  if (variant === "lead") {
    return (
      <article {...outer} className={clsx(styles.root, styles.layouts.lead, className)}>
        {picture}
        <div className={styles.side}>
          {metric !== undefined && (
            <p>
              <bdi dir={figureDirection} className={`${styles.metricLarge} ${figureStyle}`}>
                {metric}
              </bdi>
            </p>
          )}
          {metricLabel !== undefined && (
            <p className={`${sizes.sm} ${styles.metricLabel}`}>{metricLabel}</p>
          )}
          <div className={styles.body}>
            {heading("d3")}
            {meta && <MetaLine items={meta} className={styles.meta} />}
            {linkLabel !== undefined && (
              <span className={`${sizes.sm} ${emphasis} ${styles.action}`} aria-hidden="true">
                {linkLabel}
                <span className={styles.tail}>
                  <Line points="start" />
                </span>
              </span>
            )}
          </div>
        </div>
      </article>
    );
  }

  const captionFlag = flag !== undefined && (
    <span className={clsx(sizes.xs, flagStyle, styles.captionFlag)}>{flag}</span>
  );
  const captionMeta = [...(captionFlag ? [captionFlag] : []), ...(meta ?? [])];

  return (
    <article {...outer} className={clsx(styles.root, styles.layouts[variant], className)}>
      {picture}
      <div className={styles.caption}>
        <div className={styles.captionTitle}>{heading(variant === "wide" ? "d3" : "h4")}</div>
        {metric !== undefined && (
          <p className={styles.metricSmall}>
            <bdi
              dir={figureDirection}
              className={`${sizes.d3} ${styles.metricFigure} ${figureStyle}`}
            >
              {metric}
            </bdi>
            {metricLabel !== undefined && (
              <>
                {" "}
                <span className={`${sizes.xs} ${styles.metricSmallLabel}`}>{metricLabel}</span>
              </>
            )}
          </p>
        )}
        {captionMeta.length > 0 && (
          <MetaLine
            items={captionMeta}
            className={clsx(styles.captionMeta, captionFlag && styles.flagged)}
          />
        )}
      </div>
    </article>
  );
}
