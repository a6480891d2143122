import type { MouseEvent } from "react";

/** Whether a click on a link means another tab, another window or a file: it is the browser's then. */
export const opensElsewhere = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  event.currentTarget.target === "_blank";
