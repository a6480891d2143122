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

/**
 * Frame of an icon on a grid of 24 by 24, in the colour of the text. Hidden from screen readers
 * unless `aria-hidden` is set.
 */
export function Icon({
  size = 20,
  className,
  mirrored = false,
  children,
  ...outer
}: IconProps & {
  /** Mirrors it in right-to-left. */
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

type Drawing = [shape: string, attributes: Record<string, string | number | undefined>][];

/** Icon of Lucide's shapes. */
export const Lucide = ({
  of,
  ...props
}: IconProps & { of: Drawing; mirrored?: boolean | undefined }) => (
  <Icon {...props}>
    {of.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))}
  </Icon>
);
