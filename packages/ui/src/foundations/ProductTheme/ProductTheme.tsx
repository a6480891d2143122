import { clsx } from "clsx";
import type { CSSProperties, ElementType, HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { ThemeScope, type ThemeScopeValue } from "../../internal/ThemeScope.ts";
import { getVarName } from "../../theme/getVarName.ts";
import * as styles from "../../theme/product.css.ts";

/** What a product looks like in one theme: any CSS colours, readable on the page's grounds. */
export interface ProductColors {
  accent: string;
  /** Text on a ground in the accent. */
  onAccent: string;
  /** Text in the product's colour. @default the accent */
  accentText?: string | undefined;
  /** @default the accent */
  line?: string | undefined;
}

/** A product's colours in both themes, as `createBrand` of `@agency/tokens` makes them. */
export interface ProductColorsByTheme {
  dark: ProductColors;
  light: ProductColors;
}

export interface ProductThemeProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** Its name, any at all: `data-product` of the element, for a site that styles it by CSS. */
  product?: string | undefined;
  /** Its colours. Where they are left out the page's own stay. */
  colors?: ProductColorsByTheme | undefined;
  /** @default "div" */
  as?: "div" | "li" | "section" | undefined;
}

function set(theme: keyof ProductColorsByTheme, colors: ProductColors) {
  const { accent, onAccent, accentText = accent, line = accent } = colors;
  const { [theme]: names } = styles.given;
  return {
    [getVarName(names.accent)]: accent,
    [getVarName(names.onAccent)]: onAccent,
    [getVarName(names.accentText)]: accentText,
    [getVarName(names.line)]: line,
  };
}

/**
 * Sets the accent of a product for everything inside it. Scope it to the page's main part:
 * navigation and footer keep the accent of the site.
 *
 * Not for a brand of a site's own, which is a set of custom properties, nor for dark and light
 * (`ThemeProvider`).
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
  const scope: ThemeScopeValue | undefined = colors && {
    className: styles.root,
    style: { ...set("dark", colors.dark), ...set("light", colors.light) } as CSSProperties,
  };
  const element = (
    <Element
      data-product={product}
      {...outer}
      className={clsx(scope?.className, className) || undefined}
      style={scope ? { ...scope.style, ...style } : style}
    />
  );
  return scope ? <ThemeScope value={scope}>{element}</ThemeScope> : element;
}
