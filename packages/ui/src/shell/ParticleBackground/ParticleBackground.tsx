import { useCallback } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { openField } from "./openField.ts";
import * as styles from "./ParticleBackground.css.ts";

export interface ParticleBackgroundProps extends OuterProps<HTMLDivElement> {
  /** Number of dots. Changes randomize all positions. @default 50 */
  count?: number | undefined;
}

/**
 * A fixed background of slowly drifting dots. Dots closer than 100 px are connected (specification,
 * sections 2 and 9). Drawn in a worker, or on the main thread if that is not possible. Below 1024
 * px visible in the margins only.
 *
 * Paused with reduced motion, paused motion (`MotionToggle`, WCAG 2.2.2) and in hidden tabs. Page
 * content needs `position: relative; z-index: 1`, as in `Footer`. A Content Security Policy with
 * `worker-src` must allow `'self'`. With Trusted Types, it is drawn on the main thread, unless the
 * build passes the worker's URL through `createScriptUrl`.
 *
 * Not for a part of a page. Use one per page.
 */
export function ParticleBackground({ count = 50, ...outer }: ParticleBackgroundProps) {
  const open = useCallback((host: HTMLDivElement) => openField(host, count), [count]);
  return (
    <div {...outer} aria-hidden>
      <div ref={open} className={styles.root} />
    </div>
  );
}
