import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { getLocalizedPath, parseLocalizedPath } from "../routes/addresses.ts";

/** Returns a function that adds the current language's prefix. */
export function useLocalizedPath(): (path: string) => string {
  const { language } = parseLocalizedPath(useLocation().pathname);
  return useCallback((path: string) => getLocalizedPath(language, path), [language]);
}
