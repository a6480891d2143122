import { easing } from "@agency/ui/theme/vars";

/**
 * Returns a transition to the next station.
 *
 * @param held class of the root without transition, while dragging
 */
export const getSnapTransition = (held: string) => (property: "scale" | "translate") =>
  ({
    transition: `${property} 180ms ${easing}`,
    selectors: {
      ":root[data-motion=paused] &": { transition: "none" },
      [`${held} &`]: { transition: "none" },
    },
  }) as const;
