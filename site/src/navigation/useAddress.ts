import { useCallback } from "react";
import { useLanguage } from "../useLanguage.ts";
import { addressIn } from "./addresses.ts";

/** The address of a page in the language of this one: for forms, and for where there is no link. */
export function useAddress(): (path: string) => string {
  const language = useLanguage();
  return useCallback((path: string) => addressIn(language, path), [language]);
}
