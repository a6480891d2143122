import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import { Link } from "../../primitives/Link/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import * as styles from "./Footer.css.ts";

export interface FooterLink {
  label: ReactNode;
  href: string;
  /** Opens in a new tab. @default false */
  external?: boolean | undefined;
}

export interface FooterColumn {
  title: ReactNode;
  items: readonly FooterLink[];
}

export interface FooterProps extends OuterProps {
  /** Short company description. */
  blurb?: ReactNode | undefined;
  /** Below the blurb, such as a `SignupField`. */
  children?: ReactNode | undefined;
  /** Groups of links. @default none */
  columns?: readonly FooterColumn[] | undefined;
  /** Announced after external links ("Opens in a new tab"). */
  newTabLabel?: ReactNode | undefined;
  /** Full width: `WordmarkPair` or logo. */
  brand?: ReactNode | undefined;
  /** Legal pages. @default none */
  legal?: readonly FooterLink[] | undefined;
  copyright?: ReactNode | undefined;
  /** Controls after the legal links: language, cookie settings. */
  controls?: ReactNode | undefined;
}

function FooterAnchor({
  link: { label, href, external },
  newTabLabel,
  className,
}: {
  link: FooterLink;
  newTabLabel: ReactNode;
  className: string;
}) {
  const tab = external ? { target: "_blank", rel: "noopener" } : {};
  return (
    <Link variant="plain" href={href} className={className} {...tab}>
      {label}
      {external && newTabLabel !== undefined && <VisuallyHidden> ({newTabLabel})</VisuallyHidden>}
    </Link>
  );
}

/**
 * Site footer with link columns, brand and legal links, all optional.
 *
 * Not for the end of an article (`RelatedPosts`) or section. Once per page.
 */
export function Footer({
  blurb,
  children,
  columns = [],
  newTabLabel,
  brand,
  legal = [],
  copyright,
  controls,
  className,
  ...outer
}: FooterProps) {
  const id = useId();
  const links = [...columns.flatMap((column) => column.items), ...legal];
  if (process.env.NODE_ENV !== "production") {
    warn(
      newTabLabel === undefined && links.some(({ external }) => external),
      "Footer: an `external` link opens a new tab and nobody hears it without `newTabLabel`.",
    );
  }
  const intro = blurb !== undefined || children !== undefined;
  return (
    <footer {...outer} className={clsx(styles.root, className)}>
      <div className={styles.inner}>
        {(intro || columns.length > 0) && (
          <div className={styles.top}>
            <div className={styles.intro}>
              {blurb !== undefined && <p className={styles.blurb}>{blurb}</p>}
              {children}
            </div>
            <div className={styles.columns}>
              {columns.map(({ title, items }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: static
                <div key={at}>
                  <h2 id={`${id}-${at}`} className={styles.columnTitle}>
                    {title}
                  </h2>
                  <ul aria-labelledby={`${id}-${at}`}>
                    {items.map((link) => (
                      <li key={link.href}>
                        <FooterAnchor
                          link={link}
                          newTabLabel={newTabLabel}
                          className={styles.link}
                        />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </div>
        )}
        {brand !== undefined && <div className={styles.brand}>{brand}</div>}
        <div className={styles.bottom}>
          {copyright !== undefined && <p className={styles.copyright}>{copyright}</p>}
          {legal.length > 0 && (
            <ul className={styles.legal}>
              {legal.map((link) => (
                <li key={link.href}>
                  <FooterAnchor
                    link={link}
                    newTabLabel={newTabLabel}
                    className={styles.legalLink}
                  />
                </li>
              ))}
            </ul>
          )}
          {controls !== undefined && <div className={styles.controls}>{controls}</div>}
        </div>
      </div>
    </footer>
  );
}
