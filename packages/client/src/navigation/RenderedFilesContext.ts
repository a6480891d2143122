import { createContext } from "react";

/**
 * Collects rendered source files (paths of the build's manifest), to link their styles.
 * `isInteractive`: whether the page loads their code at once.
 */
export const RenderedFilesContext = createContext<
  ((file: string, isInteractive: boolean) => void) | undefined
>(undefined);
