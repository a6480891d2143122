import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./FormRow.css.ts";

export interface FormRowProps extends OuterProps<HTMLDivElement> {
  /** Fields that belong together, such as first and last name. */
  children: ReactNode;
}

/** Fields beside each other, below each other where there is no room for 240 px each. */
export function FormRow({ className, children, ...outer }: FormRowProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      {children}
    </div>
  );
}
