import { Activity, type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { parseLocalizedPath } from "../routes/addresses.ts";

/** In ms. */
const maxWait = 400;

interface PendingNavigationProps {
  title: string;
  indicator: ReactNode;
  children: ReactNode;
}

/**
 * Shows a loading indicator if the next page takes longer than 400 ms (specification, section 2).
 */
export function PendingNavigation({ title, indicator, children }: PendingNavigationProps) {
  const current = parseLocalizedPath(useLocation().pathname).path;
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && parseLocalizedPath(next.pathname).path !== current;
  const [hasWaited, setWaited] = useState(false);
  const isPending = isLeaving && hasWaited;

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => {
      document.title = title;
      setWaited(true);
    }, maxWait);
    return () => {
      clearTimeout(timer);
      setWaited(false);
    };
  }, [isLeaving, title]);

  return (
    <>
      {isPending && indicator}
      <Activity mode={isPending ? "hidden" : "visible"}>{children}</Activity>
    </>
  );
}
