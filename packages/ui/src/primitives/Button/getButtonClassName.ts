import * as styles from "./Button.css.ts";

export interface ButtonVariantProps {
  /**
   * `solid` for a view's main action, `outline` for others, `text` at the end of a field.
   *
   * @default "solid"
   */
  variant?: keyof typeof styles.variants | undefined;
  /** Height: `medium` 56 px, `small` 44 px. @default "medium" */
  size?: keyof typeof styles.sizes | undefined;
  /** Full width. @default false */
  wide?: boolean | undefined;
}

/** Returns a button's classes, for other elements. */
export const getButtonClassName = (
  { variant = "solid", size = "medium", wide }: ButtonVariantProps,
  ...more: (string | false | undefined)[]
) =>
  [styles.root, styles.variants[variant], styles.sizes[size], wide && styles.wide, ...more]
    .filter(Boolean)
    .join(" ");
