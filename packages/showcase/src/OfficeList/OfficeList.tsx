import type { HeadingLevel } from "@agency/ui/Heading";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./OfficeList.css.ts";

export interface ListedOffice {
  name: ReactNode;
  address?: ReactNode | undefined;
  /** Lines such as hours and telephone. @default none */
  lines?: readonly ReactNode[] | undefined;
  note?: ReactNode | undefined;
  /** Local time, in a `<time>`. Always left to right. */
  time?: ReactNode | undefined;
}

export interface OfficeListProps extends OuterProps<HTMLUListElement> {
  items: readonly ListedOffice[];
  /** Heading level. @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * Offices with address and local time, which a script of the page updates. Place it in a
 * `Container`.
 *
 * Not for distances (`Offices`).
 */
export function OfficeList({ items, level = 3, className, ...outer }: OfficeListProps) {
  const Name = `h${level}` as const;
  return (
    <ul {...outer} className={clsx(styles.root, className)}>
      {items.map(({ name, address, lines = [], note, time }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
        <li key={index} className={styles.office}>
          <Name className={`${sizes.d2} ${styles.name}`}>{name}</Name>
          <div className={`${sizes.sm} ${styles.details}`}>
            {address !== undefined && <address className={styles.address}>{address}</address>}
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
              <p key={place} className={styles.detail}>
                {line}
              </p>
            ))}
            {note !== undefined && <p className={styles.note}>{note}</p>}
          </div>
          {time !== undefined && (
            <p className={`${sizes.d2} ${styles.time}`}>
              <bdi dir="ltr">{time}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
