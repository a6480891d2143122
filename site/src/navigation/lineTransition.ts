import { createSharedElementTransition } from "@agency/client/navigation/sharedElementTransition";
import { headingLine, travel } from "@agency/ui/travel";

/** Shared element transition from a link's line to the line of the heading. */
export const showTransition = createSharedElementTransition({
  selector: "main a[data-line]",
  findTarget: headingLine,
  animate: travel,
});
