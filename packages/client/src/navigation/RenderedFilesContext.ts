import { createContext } from "react";

/**
 * Collects rendered source files of the build's manifest, to link their styles. `isInteractive`:
 * whether their code loads at once.
 */
export const RenderedFilesContext = createContext<
  ((file: string, isInteractive: boolean) => void) | undefined
>(undefined);
