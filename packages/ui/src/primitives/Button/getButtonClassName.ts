import * as styles from "./Button.css.ts";

export interface ButtonVariantProps {
  /**
   * `solid` for the main action of a view, `outline` for others, `text` at the end of a field.
   *
   * @default "solid"
   */
  variant?: keyof typeof styles.variants | undefined;
  /** Height: `medium` 56 px, `small` 44 px. @default "medium" */
  size?: keyof typeof styles.sizes | undefined;
  /** Whether it takes the full width. @default false */
  wide?: boolean | undefined;
}

/** Returns the classes of a button, for other elements that look like one. */
export const getButtonClassName = (
  { variant = "solid", size = "medium", wide }: ButtonVariantProps,
  ...more: (string | false | undefined)[]
) =>
  [styles.root, styles.variants[variant], styles.sizes[size], wide && styles.wide, ...more]
    .filter(Boolean)
    .join(" ");
