import { createSharedElementTransition } from "@agency/client/navigation/sharedElementTransition";
import { headingLine, runViewTransition } from "@agency/ui/view-transition";

/** View transition from a link's line to the heading's. */
export const showTransition = createSharedElementTransition({
  selector: "main a[data-line]",
  findTarget: headingLine,
  animate: runViewTransition,
});
