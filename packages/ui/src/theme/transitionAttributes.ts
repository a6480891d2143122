/**
 * Block with a line that can start a page transition. `edge`: drawn by `signal`. Empty: its
 * children are dot, line and diamond.
 */
export const lineAttribute = "data-line-at";
/** Opacity of a `signal`, 0 while a transition moves to its block. */
export const indicatorOpacity = "--agency-signal";
/** Target of a running transition. */
export const transitionTargetAttribute = "data-travels";
/** Block with a line completed by a transition, which must not animate. */
export const arrivedAttribute = "data-arrived";
