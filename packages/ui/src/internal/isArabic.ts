import type { ReactNode } from "react";

/**
 * Whether a figure is written in Arabic words, such as the dual. It must not be isolated as
 * left-to-right then.
 */
export const isArabic = (figure: ReactNode): boolean =>
  typeof figure === "string" && /\p{Script=Arabic}/u.test(figure);
