import { useState } from "react";

/** Whether the value has been true since mount. */
export function useLatched(value: boolean): boolean {
  const [isLatched, setLatched] = useState(value);
  if (value && !isLatched) setLatched(true);
  return isLatched;
}
