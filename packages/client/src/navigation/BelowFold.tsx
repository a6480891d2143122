import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Content below the fold, rendered after the first paint of a client-side navigation. Loaded pages,
 * Back and fragments render it at once: scroll restoration needs the full height.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isClick = useNavigationType() !== "POP";
  const { hash } = useLocation();
  const [isShown, setShown] = useState(!isClick || hash !== "");
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown && children;
}
