import { style } from "../theme/style.ts";

/** Live region in the accessibility tree, without a gap in stacks and grids. */
export const emptyStatus = style({ position: "absolute" });
