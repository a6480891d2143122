import { type ReactNode, useEffect, useState } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";

export interface LoadingProps extends OuterProps<HTMLDivElement> {
  /** Whether the content is loading. */
  busy: boolean;
  /** Announced while loading, such as "Loading articles". */
  label: string;
  /** Placeholder while loading. */
  skeleton: ReactNode;
  children?: ReactNode | undefined;
}

/**
 * Region whose content is loading. Shows a skeleton (`SkeletonText`, `SkeletonCover`,
 * `SkeletonRows`) and announces it once (WCAG 4.1.3).
 *
 * Not for a running action (`Button`, `busyLabel`).
 */
export function Loading({ busy, label, skeleton, children, className, ...outer }: LoadingProps) {
  const [message, setMessage] = useState("");
  // A live region announces changes only: it must be rendered before its text.
  useEffect(() => setMessage(busy ? label : ""), [busy, label]);
  return (
    <>
      {/* Outside of `aria-busy`, because assistive technology may hold back changes inside. */}
      <div role="status">
        <VisuallyHidden>{message}</VisuallyHidden>
      </div>
      <div {...outer} aria-busy={busy} className={className}>
        {busy ? skeleton : children}
      </div>
    </>
  );
}
