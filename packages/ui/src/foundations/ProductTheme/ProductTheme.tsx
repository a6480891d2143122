import { clsx } from "clsx";
import type { CSSProperties, ElementType, HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { ThemeScope, type ThemeScopeValue } from "../../internal/ThemeScope.ts";
import { getVarName } from "../../theme/getVarName.ts";
import * as styles from "../../theme/product.css.ts";

/** Product colours in one theme: CSS colours with enough contrast to the page's backgrounds. */
export interface ProductColors {
  accent: string;
  /** Text colour on the accent. */
  onAccent: string;
  /** Accent colour of text. @default the accent */
  accentText?: string | undefined;
  /** Colour of the accent line. @default the accent */
  line?: string | undefined;
}

/** Product colours in both themes. Created by `createBrand` of `@agency/tokens`. */
export interface ProductColorsByTheme {
  dark: ProductColors;
  light: ProductColors;
}

export interface ProductThemeProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** Name of the product, set as `data-product` for custom CSS. */
  product?: string | undefined;
  /** Colours of the product. If missing, the page's apply. */
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
 * Sets the accent colour of a product for its descendants. Meant for the main content: navigation
 * and footer keep the site's accent.
 *
 * Not for the brand of a whole site (CSS custom properties), nor for dark and light
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
