import * as styles from "./Button.css.ts";

export interface ButtonLook {
  /**
   * `solid` for the main action of a view, `outline` for other actions, `text` at the end of a
   * field.
   *
   * @default "solid"
   */
  kind?: keyof typeof styles.kinds | undefined;
  /** Minimum height: `medium` 56 px, `small` 44 px. @default "medium" */
  size?: keyof typeof styles.sizes | undefined;
  /** Whether it takes the full width. @default false */
  wide?: boolean | undefined;
}

/**
 * Returns the class names of a button, for elements that only look like one, such as links and
 * labels.
 */
export const buttonClass = (
  { kind = "solid", size = "medium", wide }: ButtonLook,
  ...more: (string | false | undefined)[]
) =>
  [styles.root, styles.kinds[kind], styles.sizes[size], wide && styles.wide, ...more]
    .filter(Boolean)
    .join(" ");
