import { style } from "../theme/style.ts";

/** Live region without text: in the accessibility tree, but without a gap in stacks and grids. */
export const emptyStatus = style({ position: "absolute" });
