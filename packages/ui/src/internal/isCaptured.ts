/**
 * Whether the viewport is one pixel wide. Chromium resizes it so before it captures a full page,
 * and canvases drawn at that size would be stretched.
 */
export const isCaptured = () => document.documentElement.clientWidth === 1;
