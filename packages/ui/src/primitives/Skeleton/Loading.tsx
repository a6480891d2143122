import { type ReactNode, useEffect, useState } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";

export interface LoadingProps extends OuterProps<HTMLDivElement> {
  /** Whether the content is on its way. */
  busy: boolean;
  /** What is being loaded, heard while it is, such as "Loading articles". */
  label: string;
  /** Stands in the content's place meanwhile. */
  skeleton: ReactNode;
  /** The content. */
  children?: ReactNode | undefined;
}

/**
 * A part of the page whose content is on its way. Shows its shape meanwhile (`SkeletonText`,
 * `SkeletonCover`, `SkeletonRows`) and says so once (WCAG 4.1.3).
 *
 * Not for an action that runs: its button says so (`Button`, `busyLabel`).
 */
export function Loading({ busy, label, skeleton, children, className, ...outer }: LoadingProps) {
  const [message, setMessage] = useState("");
  // A live region speaks of what changes in it: it is there first, its text comes after.
  useEffect(() => setMessage(busy ? label : ""), [busy, label]);
  return (
    <>
      {/* Outside of the busy part, whose changes assistive technology may keep back. */}
      <div role="status">
        <VisuallyHidden>{message}</VisuallyHidden>
      </div>
      <div {...outer} aria-busy={busy} className={className}>
        {busy ? skeleton : children}
      </div>
    </>
  );
}
