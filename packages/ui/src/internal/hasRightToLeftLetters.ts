import type { ReactNode } from "react";

const letters =
  /[\p{sc=Adlm}\p{sc=Arab}\p{sc=Hebr}\p{sc=Mand}\p{sc=Nkoo}\p{sc=Rohg}\p{sc=Samr}\p{sc=Syrc}\p{sc=Thaa}]/u;

/** Whether a figure is in right-to-left words, such as the Arabic dual, and not to be isolated. */
export const hasRightToLeftLetters = (figure: ReactNode): boolean =>
  typeof figure === "string" && letters.test(figure);
