import { createSharedElementTransition } from "@agency/client/navigation/sharedElementTransition";
import { headingLine, runViewTransition } from "@agency/ui/view-transition";

/** View transition between a link's line and the heading's. */
export const showTransition = createSharedElementTransition({
  selector: "main a[data-line]",
  findTarget: headingLine,
  animate: runViewTransition,
});
