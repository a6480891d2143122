import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { addressIn, readAddress } from "../routes/addresses.ts";

/** Returns a function that adds the current language's prefix. */
export function useLocalizedPath(): (path: string) => string {
  const { language } = readAddress(useLocation().pathname);
  return useCallback((path: string) => addressIn(language, path), [language]);
}
