import { formatDateIn, type MonthStyle } from "@agency/client/format";
import type { Language } from "@agency/content/language";
import { brand } from "@agency/showcase/brand";

/** Formats in the agency's time zone. @param iso ISO 8601 */
export const formatDate = (iso: string, language: Language, month: MonthStyle = "long"): string =>
  formatDateIn(brand.timeZone, iso, language, month);
