import type { ReactNode } from "react";
import * as styles from "./ProductTheme.css.ts";

/** A sub-brand of the agency: the same contract, another accent. */
export type Product = keyof typeof styles.products;

export interface ProductThemeProps {
  product: Product;
  children: ReactNode;
  /** @default "div" */
  as?: "div" | "li" | "section" | undefined;
  className?: string | undefined;
}

/**
 * Sets the accent of one of the products for everything inside it. Scope it to the page's main
 * part: navigation and footer keep the agency's own accent.
 *
 * Not for a brand of a site's own, which is a set of custom properties, nor for dark and light
 * (`ThemeProvider`).
 *
 * Accessibility: a plain element. The accents have the contrast of WCAG 1.4.3 and 1.4.11 in both
 * themes.
 *
 * Keyboard: only what stands inside takes focus.
 */
export function ProductTheme({
  product,
  children,
  as: Element = "div",
  className = "",
}: ProductThemeProps) {
  return (
    <Element className={`${styles.products[product]} ${className}`.trim()}>{children}</Element>
  );
}
