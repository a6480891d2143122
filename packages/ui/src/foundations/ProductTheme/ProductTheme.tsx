import { clsx } from "clsx";
import type { CSSProperties, ElementType, HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { getVarName } from "../../theme/getVarName.ts";
import * as styles from "../../theme/product.css.ts";

/** Colours of one theme, with enough contrast to the page's backgrounds. */
export interface ProductColors {
  accent: string;
  onAccent: string;
  /** Border of fills. @default the accent */
  accentBorder?: string | undefined;
  /** @default the accent */
  accentText?: string | undefined;
  /** @default the accent */
  line?: string | undefined;
}

/** Created by `createBrand` of `@agency/tokens`. */
export interface ProductColorsByTheme {
  dark: ProductColors;
  light: ProductColors;
}

export interface ProductThemeProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** Name, set as `data-product` for CSS. */
  product?: string | undefined;
  /** Accent colours. @default the page's */
  colors?: ProductColorsByTheme | undefined;
  /** @default "div" */
  as?: "div" | "li" | "section" | undefined;
}

function set(theme: keyof ProductColorsByTheme, colors: ProductColors) {
  const { accent, onAccent, accentBorder = accent, accentText = accent, line = accent } = colors;
  const { [theme]: names } = styles.given;
  return {
    [getVarName(names.accent)]: accent,
    [getVarName(names.onAccent)]: onAccent,
    [getVarName(names.accentBorder)]: accentBorder,
    [getVarName(names.accentText)]: accentText,
    [getVarName(names.line)]: line,
  };
}

/**
 * Sets a product's accent colour, for main content: navigation and footer keep the site's.
 *
 * Not for a site's brand (CSS custom properties) or themes (`ThemeProvider`).
 */
export function ProductTheme({
  product,
  colors,
  as = "div",
  className,
  style,
  ...outer
}: ProductThemeProps) {
  const Element = as as ElementType;
  const variables =
    colors && ({ ...set("dark", colors.dark), ...set("light", colors.light) } as CSSProperties);
  return (
    <Element
      data-product={product}
      {...outer}
      className={clsx(colors && styles.root, className) || undefined}
      style={{ ...variables, ...style }}
    />
  );
}
