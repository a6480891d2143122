import { clsx } from "clsx";
import { type LinkComponentProps, useAgency } from "../../foundations/AgencyProvider/index.ts";
import { AccentLine } from "../AccentLine/index.ts";
import * as styles from "./Link.css.ts";

export interface LinkProps extends LinkComponentProps {
  /** `text` in running text, `plain` in lists, `line` for a standalone action. @default "text" */
  variant?: keyof typeof styles.variants | undefined;
}

/**
 * Link, rendered by the `AgencyProvider`'s link component.
 *
 * Not for actions (`Button`) or a view's main navigation (`ButtonLink`).
 */
export function Link({ variant = "text", className, children, ...rest }: LinkProps) {
  const { Link: Anchor } = useAgency();
  return (
    <Anchor {...rest} className={clsx(styles.root, styles.variants[variant], className)}>
      {children}
      {variant === "line" && (
        <span className={styles.tail}>
          <AccentLine points="start" />
        </span>
      )}
    </Anchor>
  );
}
