import { useState } from "react";

/** Returns whether the value has been true since the component mounted. */
export function useLatched(value: boolean): boolean {
  const [isLatched, setLatched] = useState(value);
  if (value && !isLatched) setLatched(true);
  return isLatched;
}
