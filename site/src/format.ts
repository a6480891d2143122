import { getLocale, type Language, type Translated, translate } from "@agency/content/language";
import { brand } from "@agency/showcase/brand";

/** Separates the items of a short list. */
export const listSeparator: Translated = { en: ", ", ar: "، " };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A formatter is dear to make, and a page has dozens of dates: each kind is made once. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = locale + JSON.stringify(options);
  const made = formatters.get(name) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(name, made);
  return made;
}

/**
 * A moment as a day in words. `long` spells the month, `short` shortens it where the language does.
 *
 * @param iso ISO 8601 moment or day
 * @param timeZone IANA name of the calendar's zone
 */
export const formatDate = (
  iso: string,
  language: Language,
  month: "long" | "short" = "long",
  timeZone: string = brand.timeZone,
): string =>
  formatter(getLocale(language), {
    day: "numeric",
    month,
    year: "numeric",
    timeZone,
  }).format(new Date(iso));

/** The month or the year of a moment, where no day is meant: "March 2026", "2026". */
export const formatPeriod = (
  iso: string,
  language: Language,
  period: "month" | "year",
  timeZone: string,
): string =>
  formatter(getLocale(language), {
    ...(period === "month" && { month: "long" }),
    year: "numeric",
    timeZone,
  }).format(new Date(iso));

/** A number with its thousands parted: 1,000. */
export const formatNumber = (number: number, language: Language): string =>
  new Intl.NumberFormat(getLocale(language)).format(number);

/** The letters that `Intl` has for the halves of a day, written out. */
const dayPeriods: Record<string, string> = { ص: "صباحًا", م: "مساءً" };

/**
 * The time of day as people say it: 2:35 pm, 2:35 مساءً. It names the first whole minute that is not
 * before the moment.
 *
 * @param timeZone IANA name. @default where the visitor is
 */
export function formatClock(moment: Date, language: Language, timeZone?: string): string {
  const minute = new Date(Math.ceil(moment.getTime() / 60_000) * 60_000);
  return formatter(getLocale(language), {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    ...(timeZone && { timeZone }),
  })
    .formatToParts(minute)
    .map(({ value }) => dayPeriods[value] ?? value)
    .join("");
}

/**
 * A moment with its day of the week in a time zone: "Tue 24 November, 10:12". The clock has 12 or 24
 * hours as the locale has it.
 */
export function formatMoment(
  moment: Date,
  language: Language,
  timeZone: string = brand.timeZone,
): string {
  const parts = (options: Intl.DateTimeFormatOptions) =>
    formatter(getLocale(language), { ...options, timeZone })
      .formatToParts(moment)
      .map(({ value }) => dayPeriods[value] ?? value)
      .join("");
  const day = parts({ weekday: "short" });
  const date = parts({ day: "numeric", month: "long" });
  const time = parts({ hour: "numeric", minute: "2-digit" });
  return `${day} ${date}${translate(listSeparator, language)}${time}`;
}

/** The time of day in a time zone, such as 09:41. */
export const formatTime = (moment: Date, timeZone: string): string =>
  formatter("en-GB", { hour: "2-digit", minute: "2-digit", timeZone }).format(moment);
