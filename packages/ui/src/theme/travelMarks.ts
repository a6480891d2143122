/**
 * On a block from whose line a link's can leave: `edge`, where the block's `signal` draws it on the
 * lower edge, or nothing, where its three children are the round point, the line and the rhomb.
 */
export const placeMark = "data-line-at";
/** How strong the line of a `signal` is: nothing while the travelling one is on its way to it. */
export const signalStrength = "--agency-signal";
/** On what the line comes to, while it is under way. */
export const travelMark = "data-travels";
/** On the same, from then on: the line is there already, and does not draw itself. */
export const arrivalMark = "data-arrived";
