import { type ReactNode, useEffect, useState } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";

export interface LoadingProps extends OuterProps<HTMLDivElement> {
  busy: boolean;
  /** Announced text ("Loading articles"). */
  label: string;
  skeleton: ReactNode;
  children?: ReactNode | undefined;
}

/**
 * Region that shows a skeleton (`SkeletonText`, `SkeletonCover`, `SkeletonRows`) while loading, and
 * announces it once (WCAG 4.1.3).
 *
 * Not for a running action (`Button`, `busyLabel`).
 */
export function Loading({ busy, label, skeleton, children, className, ...outer }: LoadingProps) {
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
        {busy ? skeleton : children}
      </div>
    </>
  );
}
