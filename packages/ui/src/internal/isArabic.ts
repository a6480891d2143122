import type { ReactNode } from "react";

/** Whether a figure is in Arabic words, such as the dual, and not to be isolated left-to-right. */
export const isArabic = (figure: ReactNode): boolean =>
  typeof figure === "string" && /\p{Script=Arabic}/u.test(figure);
