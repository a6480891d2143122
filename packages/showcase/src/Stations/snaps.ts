import { easing } from "@agency/ui/theme/vars";

/**
 * Transition to the next station, except during a drag.
 *
 * @param held class of the root during a drag
 */
export const snapping = (held: string) => (property: "scale" | "translate") =>
  ({
    transition: `${property} 180ms ${easing}`,
    selectors: {
      ":root[data-motion=paused] &": { transition: "none" },
      [`${held} &`]: { transition: "none" },
    },
  }) as const;
