import type { ReactNode } from "react";
import * as styles from "./FormRow.css.ts";

export interface FormRowProps {
  /** Fields that belong together, such as first and last name. */
  children: ReactNode;
}

/** Fields beside each other, below each other where there is no room for 240 px each. */
export function FormRow({ children }: FormRowProps) {
  return <div className={styles.root}>{children}</div>;
}
