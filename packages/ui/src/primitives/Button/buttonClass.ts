import * as styles from "./Button.css.ts";

export interface ButtonLook {
  /** `solid` for the one main action of a view, `outline` for the others, `text` at the end of a field. @default "solid" */
  kind?: keyof typeof styles.kinds | undefined;
  /** `medium` 56 px, `small` 44 px. @default "medium" */
  size?: keyof typeof styles.sizes | undefined;
  /** Takes the whole width. @default false */
  wide?: boolean | undefined;
}

/** The classes of a button's look, for an element that is one to the eye: a button, a link, a label. */
export const buttonClass = (
  { kind = "solid", size = "medium", wide }: ButtonLook,
  ...more: (string | false | undefined)[]
) =>
  [styles.root, styles.kinds[kind], styles.sizes[size], wide && styles.wide, ...more]
    .filter(Boolean)
    .join(" ");
