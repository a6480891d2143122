import { useEffect, useState } from "react";
import { useIsHydrating } from "../useIsHydrating.ts";

/**
 * Whether the value has been true since mount. After a soft navigation it is false first, so that a
 * live region exists before its text (WCAG 4.1.3). Screen readers read server-rendered text with
 * the page.
 */
export function useLatched(value: boolean): boolean {
  const isHydrating = useIsHydrating();
  const [isLatched, setLatched] = useState(value && isHydrating);
  useEffect(() => {
    if (value) setLatched(true);
  }, [value]);
  return isLatched;
}
