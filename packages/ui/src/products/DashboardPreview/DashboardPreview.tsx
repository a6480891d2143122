import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { emphasis, sizes } from "../../theme/type.css.ts";
import * as styles from "./DashboardPreview.css.ts";

export interface DashboardPreviewProps extends OuterProps {
  /** Name of the product shown. */
  title: ReactNode;
  /** What of it is shown: a branch, a day, a view. */
  subtitle?: ReactNode | undefined;
  /** Says that the figures are made up, such as "Sample data". Always seen. */
  caption: ReactNode;
  /** `DashboardPanel`s; their spans fill rows of 12. */
  children: ReactNode;
}

/**
 * A product's screen, drawn by code: panels between hairlines, filled with `PreviewRows`,
 * `PreviewFigure`, `PreviewChart`, `PreviewMap` and their like.
 *
 * Not for real figures (`Stats`): it is marked as a sample. Not for phones (`PhonePreview`).
 *
 * Accessibility: a figure with a caption. Its words are real text, which can be read and heard;
 * charts and maps are images with a name.
 *
 * Keyboard: takes no focus.
 */
export function DashboardPreview({
  title,
  subtitle,
  caption,
  children,
  className,
  ...outer
}: DashboardPreviewProps) {
  return (
    <figure {...outer} className={clsx(styles.root, className)}>
      <figcaption className={`${sizes.body} ${styles.header}`}>
        <span className={emphasis}>{title}</span>
        {subtitle !== undefined && <span>{subtitle}</span>}
        <span className={`${sizes.sm} ${styles.caption}`}>{caption}</span>
      </figcaption>
      <div className={styles.panels}>{children}</div>
    </figure>
  );
}

export interface DashboardPanelProps extends OuterProps<HTMLDivElement> {
  children: ReactNode;
  /** How many of the twelve columns it takes; the whole width in a narrow place. @default 12 */
  span?: keyof typeof styles.spans | undefined;
  /** Without a margin, for a map. @default false */
  flush?: boolean | undefined;
}

/** A part of a `DashboardPreview`. */
export function DashboardPanel({
  children,
  span = 12,
  flush = false,
  className,
  ...outer
}: DashboardPanelProps) {
  return (
    <div
      {...outer}
      className={clsx(styles.panel, styles.spans[span], flush && styles.flush, className)}
    >
      {children}
    </div>
  );
}
