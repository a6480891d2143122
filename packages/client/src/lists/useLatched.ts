import { useEffect, useState } from "react";
import { useIsHydrating } from "../useIsHydrating.ts";

/**
 * Whether the value has been true since mount. After a soft navigation it is false in the first
 * render, so that a live region exists before its text (WCAG 4.1.3). Server-rendered HTML has the
 * text, which a screen reader reads with the page.
 */
export function useLatched(value: boolean): boolean {
  const isHydrating = useIsHydrating();
  const [isLatched, setLatched] = useState(value && isHydrating);
  useEffect(() => {
    if (value) setLatched(true);
  }, [value]);
  return isLatched;
}
