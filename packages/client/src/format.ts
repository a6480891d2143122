import { getLocale, type Language, type Translated, translate } from "@agency/content/language";

export const listSeparator: Translated = { en: ", ", ar: "، " };

export type MonthStyle = "long" | "short";

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter is slow. */
function getFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

/** Formats a date, such as "24 November 2026". @param timeZone IANA @param iso ISO 8601 */
export const formatDateIn = (
  timeZone: string,
  iso: string,
  language: Language,
  month: MonthStyle = "long",
): string =>
  getFormatter(getLocale(language), { day: "numeric", month, year: "numeric", timeZone }).format(
    new Date(iso),
  );

/** Formats a month or year: "March 2026", "2026". @param iso ISO 8601 */
export const formatPeriod = (
  iso: string,
  language: Language,
  period: "month" | "year",
  timeZone: string,
): string =>
  getFormatter(getLocale(language), {
    ...(period === "month" && { month: "long" }),
    year: "numeric",
    timeZone,
  }).format(new Date(iso));

export const formatNumber = (number: number, language: Language): string =>
  new Intl.NumberFormat(getLocale(language)).format(number);

/** Day periods that `Intl` shortens to one letter. */
const dayPeriods: Record<string, string> = { ص: "صباحًا", م: "مساءً" };

const spellDayPeriods = (parts: Intl.DateTimeFormatPart[]): string =>
  parts.map(({ value }) => dayPeriods[value] ?? value).join("");

/**
 * Formats a 12-hour time, rounded up to a minute: "2:35 pm", "2:35 مساءً".
 *
 * @param timeZone IANA.
 * @default the visitor's
 */
export function formatClock(time: Date, language: Language, timeZone?: string): string {
  const minute = new Date(Math.ceil(time.getTime() / 60_000) * 60_000);
  const options = { hour: "numeric", minute: "2-digit", hour12: true } as const;
  return spellDayPeriods(
    getFormatter(getLocale(language), {
      ...options,
      ...(timeZone && { timeZone }),
    }).formatToParts(minute),
  );
}

/**
 * Formats weekday, date, time and zone: "Tue 24 November, 10:12 (Gulf Standard Time)". In the
 * locale's hour cycle.
 *
 * @param timeZone IANA
 */
export function formatMoment(time: Date, language: Language, timeZone: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    spellDayPeriods(
      getFormatter(getLocale(language), { ...options, timeZone }).formatToParts(time),
    );
  const weekday = format({ weekday: "short" });
  const date = format({ day: "numeric", month: "long" });
  const clock = format({ hour: "numeric", minute: "2-digit" });
  const zone = getFormatter(getLocale(language), { timeZoneName: "long", timeZone })
    .formatToParts(time)
    .find(({ type }) => type === "timeZoneName")?.value;
  const place = `(${zone})`.replaceAll(" ", "\u00a0");
  return `${weekday} ${date}${translate(listSeparator, language)}${clock} ${place}`;
}

/** Formats a 24-hour time, such as "09:41". */
export const formatTime = (time: Date, timeZone: string): string =>
  getFormatter("en-GB", { hour: "2-digit", minute: "2-digit", timeZone }).format(time);
