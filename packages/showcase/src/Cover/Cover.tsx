import { useAgency } from "@agency/ui/AgencyProvider";
import type { HeadingLevel } from "@agency/ui/Heading";
import { Image, type ImageSource } from "@agency/ui/Image";
import { Line } from "@agency/ui/Line";
import { MetaLine } from "@agency/ui/MetaLine";
import { flag as flagStyle } from "@agency/ui/theme/flag";
import { emphasis, sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { isArabic } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./Cover.css.ts";

/** The crops of a drawing that covers take: 8:5, 5:6, one across the page, and one for a phone or a place as slim. */
export type CoverView = "landscape" | "portrait" | "strip" | "small";

export interface CoverProps extends OuterProps {
  /** Without one, and without a drawing, the block shows its ground. */
  image: ImageSource | undefined;
  /** The work itself, drawn in the crop that is asked for, in place of the image. */
  drawing?: ((view: CoverView) => ReactNode) | undefined;
  /** What the work is called; it carries the link. */
  title: ReactNode;
  /** Address of the work. */
  href: string;
  /** A state after the title, with a rhomb before it, such as "Featured". */
  flag?: ReactNode | undefined;
  /** The one figure of the case, such as "+41%"; or Arabic words for it. */
  metric?: ReactNode | undefined;
  /** What the figure counts. */
  metricLabel?: ReactNode | undefined;
  /** Client, disciplines, place: short facts. */
  meta?: readonly ReactNode[] | undefined;
  /** Seen in `lead`; the title carries the link. */
  linkLabel?: ReactNode | undefined;
  /** The drawing's crop of its variant at every width, on a phone too. @default false */
  oneCrop?: boolean | undefined;
  /**
   * `lead`: eight columns and the words beside; `wide` 8:5 with a large title; `portrait` 4:5;
   * `landscape` 10:7; `strip`: from margin to margin, for a drawing alone.
   *
   * @default "landscape"
   */
  variant?: keyof typeof styles.layouts | undefined;
  /** `eager` in the first screen. @default "lazy" */
  loading?: "lazy" | "eager" | undefined;
  /** The rank of the title. @default 3 */
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
 * A case study as a block without a card: picture, title, one figure, and a line of facts.
 *
 * Not for an article (`FeaturedPost`), nor for a list in words (`Row`). Several of them
 * are a `Work`.
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
  const inWords = isArabic(metric);
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
          <Image image={image} ratio={ratio} sizes={pictureSizes} loading={loading} />
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
        {meta && <MetaLine items={meta} className={styles.captionMeta} />}
      </div>
    </article>
  );
}
