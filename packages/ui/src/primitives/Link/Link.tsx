import { clsx } from "clsx";
import { type LinkComponentProps, useAgency } from "../../foundations/AgencyProvider/index.ts";
import { Line } from "../Line/index.ts";
import * as styles from "./Link.css.ts";

export interface LinkProps extends LinkComponentProps {
  /** `text` in running text, `plain` in lists of links, `line` for an action on its own. @default "text" */
  kind?: keyof typeof styles.kinds | undefined;
}

/**
 * A link, rendered by the link component of the `AgencyProvider`.
 *
 * Not for something that happens on this page (`Button`), nor for the main way on (`ButtonLink`).
 */
export function Link({ kind = "text", className, children, ...rest }: LinkProps) {
  const { Link: Anchor } = useAgency();
  return (
    <Anchor {...rest} className={clsx(styles.root, styles.kinds[kind], className)}>
      {children}
      {kind === "line" && (
        <span className={styles.tail}>
          <Line points="start" />
        </span>
      )}
    </Anchor>
  );
}
