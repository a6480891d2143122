import * as styles from "./Button.css.ts";

export interface ButtonLook {
  /** `solid` for the main action of a view, `text` at the end of a field. @default "solid" */
  kind?: keyof typeof styles.kinds | undefined;
  /** 56 or 44 px high. @default "medium" */
  size?: keyof typeof styles.sizes | undefined;
  /** @default false */
  wide?: boolean | undefined;
}

/** Returns the classes of a button, for other elements that look like one. */
export const buttonClass = (
  { kind = "solid", size = "medium", wide }: ButtonLook,
  ...more: (string | false | undefined)[]
) =>
  [styles.root, styles.kinds[kind], styles.sizes[size], wide && styles.wide, ...more]
    .filter(Boolean)
    .join(" ");
