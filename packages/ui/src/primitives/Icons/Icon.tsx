import { clsx } from "clsx";
import { createElement, type ReactNode, type SVGAttributes } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./Icons.css.ts";

export interface IconProps
  extends OuterProps<SVGSVGElement>,
    Omit<SVGAttributes<SVGSVGElement>, keyof OuterProps | "children"> {
  /** Width and height in px. @default 20 */
  size?: number | undefined;
}

/** The frame of every icon: a 24 px grid, a 1.75 px line, the colour of the text around it. */
export function Icon({
  size = 20,
  className,
  mirrored = false,
  children,
  ...outer
}: IconProps & {
  /** Turned over where the page runs from right to left. */
  mirrored?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      {...outer}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      className={clsx(mirrored && styles.mirrored, className) || undefined}
    >
      {children}
    </svg>
  );
}

/** A drawing of Lucide: its shapes with their attributes. */
type Drawing = [shape: string, attributes: Record<string, string | number | undefined>][];

/** An icon of Lucide, drawn at our weight. */
export const Lucide = ({
  of,
  ...props
}: IconProps & { of: Drawing; mirrored?: boolean | undefined }) => (
  <Icon {...props}>
    {of.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))}
  </Icon>
);
