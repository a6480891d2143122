import { emphasis, sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./PhonePreview.css.ts";

export interface PhonePreviewProps extends OuterProps {
  /** Says that the figures are made up, such as "Sample data". Always seen, below the phones. */
  caption: ReactNode;
  /**
   * As short as a window allows, for a phone in a `Dialog`: about half as tall as phones are.
   *
   * @default false
   */
  compact?: boolean | undefined;
  /** One to three `PhoneScreen`s; each stands a step lower than the one before. */
  children: ReactNode;
}

/**
 * A product's screens on phones, drawn by code and filled with `PreviewRows`, `PreviewFacts`,
 * `PreviewAction` and their like. Below each other at 768 px and narrower.
 *
 * Not for real figures (`Stats`): it is marked as a sample. Not for a
 * product that can be used (`ClassModel`, `DealModel`, `YardFilter`).
 */
export function PhonePreview({
  caption,
  compact = false,
  children,
  className,
  ...outer
}: PhonePreviewProps) {
  return (
    <figure {...outer} className={clsx(styles.root, className)}>
      <div className={compact ? `${styles.phones} ${styles.compact}` : styles.phones}>
        {children}
      </div>
      <figcaption className={`${sizes.sm} ${styles.caption}`}>{caption}</figcaption>
    </figure>
  );
}

export interface PhoneScreenProps extends OuterProps<HTMLDivElement> {
  /** Heading of the screen. */
  title: ReactNode;
  /** Above the heading: the product, a place, a day. */
  note?: ReactNode | undefined;
  /** The clock at the top, such as "9:41": decoration. */
  time?: string | undefined;
  /** The bar at the foot; the index of the one that is shown is `tab`. */
  tabs?: readonly ReactNode[] | undefined;
  /** Which of the tabs is open, counted from 0. @default 0 */
  tab?: number | undefined;
  children: ReactNode;
}

/** One phone of a `PhonePreview`. */
export function PhoneScreen({
  title,
  note,
  time,
  tabs,
  tab = 0,
  children,
  className,
  ...outer
}: PhoneScreenProps) {
  return (
    <div {...outer} className={clsx(styles.phone, className)}>
      <div className={`${sizes.xs} ${styles.status}`} aria-hidden="true">
        <bdi dir="ltr">{time}</bdi>
        <span className={styles.speaker} />
        <span className={styles.battery} />
      </div>
      <div className={styles.heading}>
        {note !== undefined && <p className={`${sizes.xs} ${styles.note}`}>{note}</p>}
        <p className={`${sizes.h4} ${styles.title}`}>{title}</p>
      </div>
      <div className={styles.content}>{children}</div>
      {tabs && (
        <div className={`${sizes.xs} ${styles.tabs}`} aria-hidden="true">
          {tabs.map((text, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: tabs are their places
              key={index}
              className={index === tab ? `${styles.tab} ${styles.shown} ${emphasis}` : styles.tab}
            >
              {text}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
