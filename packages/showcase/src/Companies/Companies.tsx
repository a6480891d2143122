import { useAgency } from "@agency/ui/AgencyProvider";
import type { HeadingLevel } from "@agency/ui/Heading";
import { type ProductColorsByTheme, ProductTheme } from "@agency/ui/ProductTheme";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./Companies.css.ts";

export interface Company {
  /** Name. Wrap Latin letters in `<bdi lang="en">`, for their weight. */
  name: ReactNode;
  text: ReactNode;
  href: string;
  /** Name of its `ProductTheme`. */
  product?: string | undefined;
  /** Accent colours. @default the page's */
  colors?: ProductColorsByTheme | undefined;
}

export interface CompaniesProps extends OuterProps<HTMLUListElement> {
  /** Two to four companies. */
  items: readonly Company[];
  /** Heading level. @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * Companies of a group, each below a line in its accent: four columns, two below 1024 px, one at
 * 768 px and below. Place it in a `Container`.
 *
 * Not for products with a launch (`ProductPanels`).
 */
export function Companies({ items, level = 3, className, ...outer }: CompaniesProps) {
  const { Link } = useAgency();
  const Name = `h${level}` as const;
  return (
    <ul {...outer} className={clsx(styles.root, className)}>
      {items.map(({ name, text, href, product, colors }) => (
        <ProductTheme
          key={href}
          as="li"
          product={product}
          colors={colors}
          className={styles.company}
        >
          <Name className={sizes.d3}>
            <Link href={href} className={styles.link}>
              {name}
            </Link>
          </Name>
          <p className={`${sizes.sm} ${styles.text}`}>{text}</p>
        </ProductTheme>
      ))}
    </ul>
  );
}
