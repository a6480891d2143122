import { emphasis, sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./PhonePreview.css.ts";

export interface PhonePreviewProps extends OuterProps {
  /** Visible note, such as "Sample data". */
  caption: ReactNode;
  /** Whether it has half the height, for a `Dialog`. @default false */
  compact?: boolean | undefined;
  /** One to three `PhoneScreen`s. */
  children: ReactNode;
}

/**
 * Screens of a product on drawn phones, made of `PreviewRows`, `PreviewFacts` and similar parts.
 * Stacked at 768 px and below.
 *
 * Not for real figures (`Stats`) or interactive products (`ClassModel`, `DealModel`, `YardFilter`).
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
  title: ReactNode;
  /** Above the heading: product, location or day. */
  note?: ReactNode | undefined;
  /** Decorative clock, such as "9:41". */
  time?: string | undefined;
  tabs?: readonly ReactNode[] | undefined;
  /** Index of the selected tab. @default 0 */
  tab?: number | undefined;
  children: ReactNode;
}

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
        <p className={sizes.h4}>{title}</p>
      </div>
      <div className={styles.content}>{children}</div>
      {tabs && (
        <div className={`${sizes.xs} ${styles.tabs}`} aria-hidden="true">
          {tabs.map((text, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
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
