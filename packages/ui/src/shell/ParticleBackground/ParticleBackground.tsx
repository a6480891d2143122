import { useCallback } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { openField } from "./openField.ts";
import * as styles from "./ParticleBackground.css.ts";

export interface ParticleBackgroundProps extends OuterProps<HTMLDivElement> {
  /** How many dots. A change of it scatters them anew. @default 50 */
  count?: number | undefined;
}

/**
 * Dots of the accent that drift slowly behind everything; those closer than 100 px are joined
 * (specification, sections 2 and 9). A worker draws them, so that the page's own script has nothing
 * to do for a frame; where the browser cannot, the page draws.
 *
 * Below 1024 px they show in the margins alone: words stand between them.
 *
 * It stands still with reduced motion, while the visitor has paused motion (`MotionToggle`, WCAG
 * 2.2.2), and while the tab is hidden. The page's content must stand above it
 * (`position: relative; z-index: 1`), as `Footer` does. A site whose content security policy names
 * `worker-src` allows `'self'` there. Where a page requires Trusted Types the page draws, unless the
 * site's build passes the worker's address through `createScriptUrl`.
 *
 * Not for a part of a page: it fills the window. One per page.
 */
export function ParticleBackground({ count = 50, ...outer }: ParticleBackgroundProps) {
  const open = useCallback((host: HTMLDivElement) => openField(host, count), [count]);
  return (
    <div {...outer} aria-hidden>
      <div ref={open} className={styles.root} />
    </div>
  );
}
