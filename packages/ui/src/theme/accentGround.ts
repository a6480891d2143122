/**
 * Opacity of control borders on the accent, in percent. If labels have 4.5:1, borders have 3:1
 * (WCAG 1.4.11).
 */
export const controlBorderOpacity = 72;
