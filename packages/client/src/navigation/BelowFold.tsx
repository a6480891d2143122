import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Content below the first screen. After a click it is rendered after the first paint. A page that is
 * loaded, gone back to, or opened at a fragment is rendered whole, because of its scroll position.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isClick = useNavigationType() !== "POP";
  const { hash } = useLocation();
  const [isShown, setShown] = useState(!isClick || hash !== "");
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown && children;
}
