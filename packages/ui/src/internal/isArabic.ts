import type { ReactNode } from "react";

/** Whether a figure is said in Arabic words, such as a dual: it then has no direction of its own. */
export const isArabic = (figure: ReactNode): boolean =>
  typeof figure === "string" && /\p{Script=Arabic}/u.test(figure);
