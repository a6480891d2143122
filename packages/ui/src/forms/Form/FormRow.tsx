import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./FormRow.css.ts";

export interface FormRowProps extends OuterProps<HTMLDivElement> {
  children: ReactNode;
}

/** Row of fields. Wraps below 240 px per field. */
export function FormRow({ className, children, ...outer }: FormRowProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      {children}
    </div>
  );
}
