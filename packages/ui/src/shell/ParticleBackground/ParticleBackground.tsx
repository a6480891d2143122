import { useCallback } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { createParticleCanvas } from "./createParticleCanvas.ts";
import * as styles from "./ParticleBackground.css.ts";

export interface ParticleBackgroundProps extends OuterProps<HTMLDivElement> {
  /** Number of dots. Changing it randomizes positions. @default 50 */
  count?: number | undefined;
}

/**
 * Fixed background of slowly drifting dots (specification, sections 2 and 9), in a worker if
 * possible. Only in the margins, away from text. Paused with reduced or paused motion
 * (`MotionToggle`, WCAG 2.2.2) and in hidden tabs.
 *
 * Content needs `position: relative; z-index: 1`, as in `Footer`. A Content Security Policy with
 * `worker-src` must allow `'self'`. With Trusted Types, a worker needs a build that passes its URL
 * through `createScriptUrl`.
 *
 * Not for a part of a page. Once per page.
 */
export function ParticleBackground({ count = 50, ...outer }: ParticleBackgroundProps) {
  const open = useCallback((host: HTMLDivElement) => createParticleCanvas(host, count), [count]);
  return (
    <div {...outer} aria-hidden>
      <div ref={open} className={styles.root} />
    </div>
  );
}
