import { createSharedElementTransition } from "@agency/client/navigation/sharedElementTransition";
import { headingLine, travel } from "@agency/ui/travel";

/** Turns the line of a followed link into the line of the page's heading. */
export const showTransition = createSharedElementTransition({
  selector: "main a[data-line]",
  findTarget: headingLine,
  animate: travel,
});
