import { useAgency } from "@agency/ui/AgencyProvider";
import type { HeadingLevel } from "@agency/ui/Heading";
import { type ProductColorsByTheme, ProductTheme } from "@agency/ui/ProductTheme";
import { emphasis, sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { PanelDrawing, type PanelDrawingKind } from "./PanelDrawing.tsx";
import * as styles from "./ProductPanels.css.ts";

export interface ProductPanel {
  /** Name of its `ProductTheme`. */
  product?: string | undefined;
  /** Panel's accent. @default the page's */
  colors?: ProductColorsByTheme | undefined;
  name: ReactNode;
  href: string;
  drawing: PanelDrawingKind;
  /** Whether the product has launched. @default false */
  launched?: boolean | undefined;
  /** Progress of the pair in `meeting`, 0 to 1. @default 1 once launched, else 0.4 */
  share?: number | undefined;
  text: ReactNode;
  note?: ReactNode | undefined;
}

export interface ProductPanelsProps extends OuterProps<HTMLUListElement> {
  items: readonly ProductPanel[];
  /** Heading level. @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * Products on one axis, each with a drawing in its accent. Stacked below 600 px. Place it in a
 * `Container`.
 *
 * Not for companies (`Companies`) or services (`Spans`).
 */
export function ProductPanels({ items, level = 3, className, ...outer }: ProductPanelsProps) {
  const { Link } = useAgency();
  const Name = `h${level}` as const;
  return (
    <ul {...outer} className={clsx(styles.root, className)}>
      {items.map(
        ({
          product,
          colors,
          name,
          href,
          drawing,
          launched = false,
          share = launched ? 1 : 0.4,
          text,
          note,
        }) => (
          <ProductTheme
            key={href}
            as="li"
            product={product}
            colors={colors}
            className={styles.panel}
          >
            <div className={styles.picture}>
              <PanelDrawing kind={drawing} launched={launched} share={share} />
            </div>
            <Name className={`${sizes.d3} ${styles.name}`}>
              <Link href={href} className={styles.link}>
                {name}
              </Link>
            </Name>
            <p className={`${sizes.body} ${styles.text}`}>{text}</p>
            {note !== undefined && (
              <p className={`${sizes.sm} ${emphasis} ${styles.note}`}>
                <span className={styles.rhomb} aria-hidden="true" />
                <span>{note}</span>
              </p>
            )}
          </ProductTheme>
        ),
      )}
    </ul>
  );
}
