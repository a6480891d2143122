import { style } from "../theme/style.ts";

/** Empty live region: in the accessibility tree, without a gap in stacks and grids. */
export const emptyStatus = style({ position: "absolute" });
