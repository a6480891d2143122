import type { CustomValidator, Image, SlugValue } from "@sanity/types";
import { isSitePath, sanitizeHref, withoutQuery } from "../urls.ts";

/** Lower-case words of any script, joined by hyphens. */
const slugPattern = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;

/** Rejects upper case and characters that URLs encode. */
export const isSlug: CustomValidator<SlugValue | undefined> = (value) =>
  value?.current === undefined ||
  slugPattern.test(value.current) ||
  "Use lower-case words joined by hyphens, such as “a-new-title”.";

/** Whether a text is a page's path, except the home page's. */
export const isPath = (value: unknown): boolean => isSitePath(value) && !value.endsWith("/");

/** Validates a site path or URL. Only the home page's may end with a slash. */
export const isLink: CustomValidator<string | undefined> = (value) => {
  if (value === undefined) return true;
  const page = withoutQuery(value);
  const isPage = !page.startsWith("/") || page === "/" || isPath(page);
  if (isPage && sanitizeHref(value) !== undefined) return true;
  return "Enter a path of this site, such as “/careers”, or a URL with https://.";
};

/** Whether a name is an IANA time zone. */
export function isKnownTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Requires an IANA time zone. */
export const isTimeZone: CustomValidator<string | undefined> = (value) =>
  isKnownTimeZone(String(value)) || "Enter a time zone name, such as “Asia/Dubai”.";

/** Limit of search engines. */
export const maxTitleLength = 60;

/** Limits of search results. */
export const excerptLengths = { minLength: 50, maxLength: 160 } as const;

/** Reports titles above `maxTitleLength`. */
export const fitsSearchResult: CustomValidator<string | undefined> = (value) =>
  value === undefined ||
  value.length <= maxTitleLength ||
  `Search results show about ${maxTitleLength} characters. This has ${value.length}.`;

/** Warns about excerpts that search results truncate or replace. */
export const fitsSnippet: CustomValidator<string | undefined> = (value) => {
  const { minLength, maxLength } = excerptLengths;
  if (value === undefined || (value.length >= minLength && value.length <= maxLength)) return true;
  return `Search results show ${minLength} to ${maxLength} characters. This has ${value.length}.`;
};

type WithAlternative = Image & { alt?: string; ar?: { alt?: string } };

/** Requires English and Arabic alternative text for a picture (WCAG 2.2, 1.1.1). */
export const hasAlternative: CustomValidator<WithAlternative | undefined> = (value) => {
  if (!value?.asset) return true;
  const missing = [
    ...(value.alt?.trim() ? [] : ["English"]),
    ...(value.ar?.alt?.trim() ? [] : ["Arabic"]),
  ];
  return missing.length === 0 || `Add alt text in ${missing.join(" and ")}.`;
};

/** Creates a validator of `ar`. Reports empty fields while the document's `flag` is true. */
export const arabicWhere =
  (flag: string, names: readonly string[]): CustomValidator<Record<string, unknown> | undefined> =>
  (value, { document }) => {
    if (document?.[flag] !== true) return true;
    const missing = names.filter((name) => isEmpty(value?.[name]));
    return (
      missing.length === 0 ||
      missing.map((name) => ({
        message: "Featured items need both languages.",
        path: [name],
      }))
    );
  };

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  getLength(value) === 0;

const getLength = (value: unknown): number | undefined =>
  Array.isArray(value) ? value.length : undefined;

/** Requires as many Arabic items as English, or none. */
export const hasSameLengthAs =
  (name: string): CustomValidator<string[] | undefined> =>
  (value, { document }) => {
    const english = getLength(document?.[name]) ?? 0;
    if (!value?.length || value.length === english) return true;
    return `Match the English list: English has ${english}, Arabic has ${value.length}.`;
  };

/** Timestamps are compared as strings. */
export const isInUtc: CustomValidator<string | undefined> = (value) =>
  value === undefined || value.endsWith("Z") || "Enter a time in UTC, ending in Z.";

/**
 * Creates a validator that requires a value after the document's `name`. Passes if either is
 * missing.
 */
export const isAfter =
  (name: string, title: string): CustomValidator<string | undefined> =>
  (value, { document }) => {
    const other = document?.[name];
    if (value === undefined || typeof other !== "string" || value > other) return true;
    return `Must be later than “${title}”.`;
  };

/**
 * Creates a validator that rejects values before the document's `name`. Passes if either is
 * missing.
 */
export const notBefore =
  (name: string, title: string): CustomValidator<string | undefined> =>
  (value, { document }) => {
    const other = document?.[name];
    if (value === undefined || typeof other !== "string" || value >= other) return true;
    return `Can’t be earlier than “${title}” (${other}).`;
  };

/** Validates a time such as "09:00". Passes if missing. */
export const isTimeOfDay: CustomValidator<string | undefined> = (value) =>
  value === undefined ||
  /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ||
  "Enter a time such as “09:00”.";

/** Creates a validator that requires a value after the sibling `name`. */
export const isLater =
  (name: string, title: string): CustomValidator<string | undefined> =>
  (value, { parent }) => {
    const other = (parent as Record<string, unknown> | undefined)?.[name];
    if (value === undefined || typeof other !== "string" || value > other) return true;
    return `Must be later than “${title}” (${other}).`;
  };

/** Creates a validator that requires a value if `needs` returns true. `why`: error message. */
export const requiredWhere =
  (
    needs: (document: Record<string, unknown>) => boolean,
    why: string,
  ): CustomValidator<string | undefined> =>
  (value, { document }) =>
    !isEmpty(value) || !needs(document ?? {}) || why;

/** Creates a validator of unique values of `field`. */
export const hasUniqueItems =
  (field: string, message: string): CustomValidator<Record<string, unknown>[] | undefined> =>
  (value = []) =>
    new Set(value.map((item) => item[field])).size === value.length || message;

/** Queries the service. */
export const isUnique =
  (field: string): CustomValidator<string | undefined> =>
  async (value, { document, getClient }) => {
    if (value === undefined || !document) return true;
    const id = document._id.replace(/^drafts\./, "");
    const others = await getClient({ apiVersion: "2025-02-19" }).fetch<number>(
      `count(*[_type == $type && ${field} == $value && !(_id in [$id, "drafts." + $id])])`,
      { type: document._type, value, id },
    );
    return others === 0 || "Already used by another document.";
  };
