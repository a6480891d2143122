import { clsx } from "clsx";
import type { MouseEvent, ReactNode } from "react";
import { useRef } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { Image, type ImageSource } from "../../primitives/Image/index.ts";
import { Line } from "../../primitives/Line/index.ts";
import { flag as flagStyle } from "../../theme/flag.css.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Row.css.ts";

export interface RowProps extends OuterProps<HTMLLIElement> {
  /** What the row is about; it carries the link. */
  title: ReactNode;
  /** Makes the whole row lead there. */
  href?: string | undefined;
  /** The type role of the title. @default "d3" */
  size?: "d3" | "h4" | undefined;
  /** The rank of the title. @default 3 */
  level?: HeadingLevel | undefined;
  /** A state after the title, with a rhomb before it, such as "Featured". */
  flag?: ReactNode | undefined;
  /** Up to two groups of short facts, each in a column of its own. */
  meta?: readonly [ReactNode] | readonly [ReactNode, ReactNode] | undefined;
  /** At the end of the row, in place of the line: a clock, a button. */
  end?: ReactNode | undefined;
  /** A picture at the end of the row; `hover` fades in over it while the row has the pointer or focus. */
  cover?: { image: ImageSource; hover?: ImageSource | undefined } | undefined;
}

const controls = "a, button, input, label, select, summary, textarea";

/**
 * One thing of a list as a row between hairlines: a vacancy, a person, an office. Under the pointer
 * and with focus the title takes the accent and the line at the end grows. Stands in `Rows`.
 *
 * Not for posts (`PostRows`) or services (`Spans`).
 */
export function Row({
  title,
  href,
  size = "d3",
  level = 3,
  flag,
  meta,
  end,
  cover,
  className,
  ...outer
}: RowProps) {
  const { Link } = useAgency();
  const link = useRef<HTMLAnchorElement>(null);
  const Title = `h${level}` as const;

  // These columns lie above the link's area, so that their text can be selected.
  const follow = (event: MouseEvent<HTMLElement>) => {
    const onControl = (event.target as Element).closest(controls);
    if (onControl || !window.getSelection()?.isCollapsed) return;
    const { ctrlKey, metaKey, shiftKey } = event;
    link.current?.dispatchEvent(
      new window.MouseEvent("click", {
        bubbles: true,
        cancelable: true,
        ctrlKey,
        metaKey,
        shiftKey,
      }),
    );
  };
  // For the pointer alone; the link is for the keyboard.
  const columnProps = href === undefined ? {} : { onClick: follow };

  return (
    <li
      {...outer}
      className={clsx(
        styles.row,
        cover && styles.covered,
        href !== undefined && styles.active,
        className,
      )}
      data-line-at={href === undefined ? undefined : "edge"}
    >
      <Title className={`${sizes[size]} ${styles.title}`}>
        {href === undefined ? (
          title
        ) : (
          <Link href={href} ref={link} className={styles.link} data-line="">
            {title}
          </Link>
        )}
        {flag !== undefined && (
          <>
            {" "}
            <span className={`${sizes.xs} ${flagStyle}`}>{flag}</span>
          </>
        )}
      </Title>
      {meta?.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its column
        <div key={index} className={`${sizes.sm} ${styles.meta}`} {...columnProps}>
          {group}
        </div>
      ))}
      {cover ? (
        <div className={styles.cover} aria-hidden="true">
          <Image image={{ ...cover.image, alt: "" }} ratio="15/11" sizes="150px" />
          {cover.hover && (
            <div className={styles.hover}>
              <Image image={{ ...cover.hover, alt: "" }} ratio="15/11" sizes="150px" />
            </div>
          )}
        </div>
      ) : end !== undefined ? (
        <div className={`${sizes.sm} ${styles.end}`}>{end}</div>
      ) : (
        href !== undefined && (
          <span className={styles.tail} aria-hidden="true">
            <Line points="start" />
          </span>
        )
      )}
    </li>
  );
}

export interface RowsProps extends OuterProps<HTMLUListElement> {
  /** `Row`s. */
  children: ReactNode;
  /** Name of the list, where no heading stands above it. */
  "aria-label"?: string | undefined;
  "aria-labelledby"?: string | undefined;
}

/** The list that `Row`s stand in, with a hairline above the first. */
export function Rows({ className, ...rest }: RowsProps) {
  return <ul {...rest} className={clsx(styles.rows, className)} />;
}
