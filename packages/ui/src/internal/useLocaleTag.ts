import { useAgency } from "../foundations/AgencyProvider/index.ts";
import { warn } from "./warn.ts";

function isTag(tag: string) {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/**
 * The language in which a field writes dates and numbers: its own, or the page's. Arabic without a
 * country is that of the Emirates, which writes Latin digits.
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
