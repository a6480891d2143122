import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * What of a page stands below its first screen. After a click it follows the first screen, which is
 * painted without waiting for it. A page that is loaded, gone back to, or asked for at a fragment is
 * whole at once: there is a place to be found in it.
 */
export function Rest({ children }: { children: ReactNode }) {
  const isClick = useNavigationType() !== "POP";
  const { hash } = useLocation();
  const [isShown, setShown] = useState(!isClick || hash !== "");
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown && children;
}
