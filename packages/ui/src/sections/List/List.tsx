import { clsx } from "clsx";
import type { MouseEvent, ReactNode } from "react";
import { useRef } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { Image, type ImageSource } from "../../primitives/Image/index.ts";
import { flag as flagStyle } from "../../theme/flag.css.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./List.css.ts";

export interface ListItemProps extends OuterProps<HTMLLIElement> {
  title: ReactNode;
  /** Makes the row a link. */
  href?: string | undefined;
  /** @default "d3" */
  size?: "d3" | "h4" | undefined;
  /** @default 3 */
  level?: HeadingLevel | undefined;
  /** After the title ("Featured"). */
  flag?: ReactNode | undefined;
  /** Groups of short facts, one column each. */
  meta?: readonly [ReactNode] | readonly [ReactNode, ReactNode] | undefined;
  /** Replaces the line at the end, such as by a button. */
  end?: ReactNode | undefined;
  /** `hover` fades in over the image on hover and focus. */
  cover?: { image: ImageSource; hover?: ImageSource | undefined } | undefined;
}

const controls = "a, button, input, label, select, summary, textarea";

/**
 * List row, such as a vacancy or an office. Place in `List`.
 *
 * Not for posts (`PostList`) or services (`Spans`).
 */
export function ListItem({
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
}: ListItemProps) {
  const { Link } = useAgency();
  const link = useRef<HTMLAnchorElement>(null);
  const Title = `h${level}` as const;

  // The columns are above the link, so that their text can be selected.
  const followLink = (event: MouseEvent<HTMLElement>) => {
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
  // Keyboard users use the link.
  const columnProps = href === undefined ? {} : { onClick: followLink };

  return (
    <li
      {...outer}
      className={clsx(
        styles.row,
        cover && styles.withCover,
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
        // biome-ignore lint/suspicious/noArrayIndexKey: static
        <div key={index} className={`${sizes.sm} ${styles.meta}`} {...columnProps}>
          {group}
        </div>
      ))}
      {cover ? (
        <div className={styles.cover} aria-hidden="true">
          <Image {...cover.image} alt="" ratio="15/11" sizes="150px" />
          {cover.hover && (
            <div className={styles.hover}>
              <Image {...cover.hover} alt="" ratio="15/11" sizes="150px" />
            </div>
          )}
        </div>
      ) : end !== undefined ? (
        <div className={`${sizes.sm} ${styles.end}`}>{end}</div>
      ) : (
        href !== undefined && (
          <span className={styles.hoverLine} aria-hidden="true">
            <AccentLine points="start" />
          </span>
        )
      )}
    </li>
  );
}

export interface ListProps extends OuterProps<HTMLUListElement> {
  children: ReactNode;
  /** Accessible name, without a heading. */
  "aria-label"?: string | undefined;
  "aria-labelledby"?: string | undefined;
}

/** List of `ListItem`s. */
export function List({ className, ...rest }: ListProps) {
  return <ul {...rest} className={clsx(styles.rows, className)} />;
}
