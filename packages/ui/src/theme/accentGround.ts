/**
 * How much of the ink, in percent, the lines on an accent ground have that stand around a control. A
 * label has 4.5:1 on its accent and often no more; so much of it still has the 3:1 of WCAG 1.4.11.
 */
export const strongPart = 72;
