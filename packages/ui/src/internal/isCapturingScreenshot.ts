/**
 * Whether the viewport is one pixel wide, as in Chromium's full-page captures, which would stretch
 * canvases.
 */
export const isCapturingScreenshot = () => document.documentElement.clientWidth === 1;
