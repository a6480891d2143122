import type { ReactNode } from "react";

/**
 * Whether a figure is in Arabic words, such as the dual, and must not be isolated as left-to-right.
 */
export const isArabic = (figure: ReactNode): boolean =>
  typeof figure === "string" && /\p{Script=Arabic}/u.test(figure);
