import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Artwork } from "../../primitives/Artwork/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { useAgency } from "../../shell/AgencyProvider/index.ts";
import { emphasis, sizes } from "../../theme/type.css.ts";
import { type ProductColorsByTheme, ProductTheme } from "../ProductTheme/index.ts";
import * as styles from "./ProductPanels.css.ts";

export interface ProductPanel {
  /** The name of its `ProductTheme`. */
  product?: string | undefined;
  /** The accent of its panel. @default the page's own */
  colors?: ProductColorsByTheme | undefined;
  name: ReactNode;
  href: string;
  text: ReactNode;
  /** The state of its launch, in the product's accent. */
  note?: ReactNode | undefined;
}

export interface ProductPanelsProps extends OuterProps<HTMLUListElement> {
  /** In the order of the drawing that runs through them. */
  items: readonly ProductPanel[];
  /** Of the drawing. @default 5 */
  seed?: number | undefined;
  /** The rank of the names. @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * The products of a house: one drawing across all panels, each part in its product's accent. As
 * wide as the page; stacked below 600 px.
 *
 * Not for the companies of a group in words (`Companies`), nor for services (`Spans`).
 *
 * Accessibility: a list; each name is a heading and the only link of its panel. The drawing is
 * hidden.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes from name to name |
 * | Enter | follows it, as a click anywhere on the panel does |
 */
export function ProductPanels({
  items,
  seed = 5,
  level = 3,
  className,
  ...outer
}: ProductPanelsProps) {
  const { Link } = useAgency();
  const Name = `h${level}` as const;
  return (
    <ul {...outer} className={clsx(styles.root, className)}>
      {items.map(({ product, colors, name, href, text, note }, index) => (
        <ProductTheme key={href} as="li" product={product} colors={colors} className={styles.panel}>
          <div className={styles.picture}>
            <Artwork kind="terrain" seed={seed} slice={index} slices={items.length} />
          </div>
          <Name className={`${sizes.d3} ${styles.name}`}>
            <Link href={href} className={styles.link}>
              {name}
            </Link>
          </Name>
          <div className={styles.foot}>
            <p className={`${sizes.body} ${styles.text}`}>{text}</p>
            {note !== undefined && (
              <p className={`${sizes.sm} ${emphasis} ${styles.note}`}>
                <span className={styles.rhomb} aria-hidden="true" />
                <span>{note}</span>
              </p>
            )}
          </div>
        </ProductTheme>
      ))}
    </ul>
  );
}
