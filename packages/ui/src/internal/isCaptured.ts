/**
 * Whether the window is one pixel wide, as Chromium makes it for a moment before it captures a whole
 * page: what is drawn to that size would be stretched over the picture.
 */
export const isCaptured = () => document.documentElement.clientWidth === 1;
