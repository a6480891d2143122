import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode, Ref } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Tag.css.ts";

export interface TagProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** URL of the tagged content. @default plain text */
  href?: string | undefined;
  /** Whether the page shows this tag. @default false */
  current?: boolean | undefined;
  /** Language, if not the page's. */
  lang?: string | undefined;
  /** `ltr` for names such as "C++", which right-to-left text would reorder. */
  dir?: "ltr" | "rtl" | "auto" | undefined;
}

/**
 * Word in a thin box, as a link or text. Use `TagList` for several.
 *
 * Not for a status such as "Featured" (`flag` of `ListItem` and `Cover`) or a filter (`FilterBar`).
 */
export function Tag({
  children,
  href,
  current = false,
  lang,
  dir,
  className,
  ref,
  ...outer
}: TagProps) {
  const { Link } = useAgency();
  const text =
    lang || dir ? (
      <bdi lang={lang} dir={dir}>
        {children}
      </bdi>
    ) : (
      children
    );
  const classes = clsx(
    styles.tag,
    sizes.sm,
    href && styles.link,
    current && styles.current,
    className,
  );
  if (!href)
    return (
      <span {...outer} ref={ref} className={classes}>
        {text}
      </span>
    );
  return (
    <Link
      {...outer}
      ref={ref as Ref<HTMLAnchorElement>}
      href={href}
      className={classes}
      aria-current={current ? "true" : undefined}
    >
      {text}
    </Link>
  );
}
