import { warn } from "../../internal/warn.ts";
import { useAgency } from "./AgencyProvider.tsx";

function isTag(tag: string) {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/**
 * Returns a field's locale, by default the page's. Plain `ar` becomes `ar-AE`, with Latin digits.
 * Invalid tags become `en`.
 */
export function useLocaleTag(locale: string | undefined, component: string): string {
  const { language } = useAgency();
  const asked = locale ?? language;
  const valid = isTag(asked);
  if (process.env.NODE_ENV !== "production") {
    warn(!valid, `${component}: "${asked}" is no BCP 47 language tag, such as "ar-AE".`);
  }
  if (!valid) return "en";
  return asked === "ar" ? "ar-AE" : asked;
}
