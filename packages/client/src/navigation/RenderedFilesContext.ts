import { createContext } from "react";

/**
 * Receives source files that the server has rendered, as the build's manifest names them, so that the
 * page links their styles. `isInteractive`: whether the page loads their code at once.
 */
export const RenderedFilesContext = createContext<
  ((file: string, isInteractive: boolean) => void) | undefined
>(undefined);
