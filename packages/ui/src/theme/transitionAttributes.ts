/**
 * Block with a line that can start a page transition. `edge`: drawn by `signal`. Empty: its three
 * children are dot, line and diamond.
 */
export const lineAttribute = "data-line-at";
/** Opacity of a `signal`, 0 while a page transition moves to its block. */
export const indicatorOpacity = "--agency-signal";
/** Target of a running page transition. */
export const transitionTargetAttribute = "data-travels";
/** Block whose line a transition has completed. The line must not animate. */
export const arrivedAttribute = "data-arrived";
