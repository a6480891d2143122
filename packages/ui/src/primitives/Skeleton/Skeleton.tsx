import { type ReactNode, useEffect, useState } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";

export interface SkeletonProps extends OuterProps<HTMLDivElement> {
  busy: boolean;
  /** Announced text ("Loading articles"). */
  label: string;
  fallback: ReactNode;
  children?: ReactNode | undefined;
}

/**
 * Region that shows a skeleton (`SkeletonText`, `SkeletonCover`, `SkeletonRows`) while loading, and
 * announces it once (WCAG 4.1.3).
 *
 * Not for a running action (`Button`, `busyLabel`).
 */
export function Skeleton({ busy, label, fallback, children, className, ...outer }: SkeletonProps) {
  const [message, setMessage] = useState("");
  // Only changes of a rendered live region are announced.
  useEffect(() => setMessage(busy ? label : ""), [busy, label]);
  return (
    <>
      {/* Outside `aria-busy`, which may suppress announcements. */}
      <div role="status">
        <VisuallyHidden>{message}</VisuallyHidden>
      </div>
      <div {...outer} aria-busy={busy} className={className}>
        {busy ? fallback : children}
      </div>
    </>
  );
}
