/**
 * Attribute of a block with a line that can start a page transition. `edge`: `signal` draws the
 * line. Empty: the three children are dot, line and diamond.
 */
export const placeMark = "data-line-at";
/** Opacity of a `signal`. 0 while a page transition moves to it. */
export const signalStrength = "--agency-signal";
/** Marks the target of a running page transition. */
export const travelMark = "data-travels";
/** Marks the target from then on. Its line is complete and must not animate. */
export const arrivalMark = "data-arrived";
