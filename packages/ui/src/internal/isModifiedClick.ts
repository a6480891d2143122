import type { MouseEvent } from "react";

/** Whether a click opens a tab or window, or downloads: left to the browser. */
export const isModifiedClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  event.currentTarget.target === "_blank";
