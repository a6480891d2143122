/**
 * Whether the viewport is one pixel wide: Chromium resizes it before full-page captures, which
 * would stretch canvases.
 */
export const isCapturingScreenshot = () => document.documentElement.clientWidth === 1;
