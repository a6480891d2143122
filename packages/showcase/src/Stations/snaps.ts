import { easing } from "@agency/ui/theme/vars";

/**
 * Moves to the next station, but not under the hand.
 *
 * @param held the class of what holds all that moves, while a hand holds the point
 */
export const snapping = (held: string) => (property: "scale" | "translate") =>
  ({
    transition: `${property} 180ms ${easing}`,
    selectors: {
      ":root[data-motion=paused] &": { transition: "none" },
      [`${held} &`]: { transition: "none" },
    },
  }) as const;
