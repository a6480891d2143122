import * as v from "valibot";
import { type Language, languages } from "../language.ts";

/* Messages complete "expected …". */

/** Replaces half surrogate pairs: `encodeURIComponent` rejects them. */
export const text = v.pipe(
  v.string("a text"),
  v.transform((value) => value.toWellFormed()),
);

const expectedSlug = "an address (slug)";

export const slug = v.pipe(
  v.string(expectedSlug),
  v.nonEmpty(expectedSlug),
  v.check((value) => value.isWellFormed(), expectedSlug),
);

export const number = v.number("a number");

/** Computed by the query: only missing without its document. */
export const flag = v.fallback(v.boolean("yes or no"), false);

/** ISO 8601 timestamp. */
export const timestamp = v.pipe(
  v.string("a date and time"),
  v.check((value) => !Number.isNaN(Date.parse(value)), "a date and time"),
);

/** ISO 8601 day. */
export const day = v.pipe(
  v.string("a date"),
  v.check(
    (value) => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)),
    "a date",
  ),
);

/** Local time, such as "09:00". */
export const clockTime = v.pipe(
  v.string("a time such as 09:00"),
  v.regex(/^\d{1,2}:\d{2}$/, "a time such as 09:00"),
);

/** ISO 4217. */
export const currency = v.pipe(
  v.string("a currency such as AED"),
  v.regex(/^[A-Z]{3}$/, "a currency such as AED"),
);

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: value }));
  } catch {
    return false;
  }
}

/** IANA name. */
export const timeZone = v.fallback(
  v.pipe(
    v.string("a time zone such as Asia/Dubai"),
    v.check(isTimeZone, "a time zone such as Asia/Dubai"),
  ),
  "UTC",
);

export const choice = <const Options extends readonly (string | number)[]>(options: Options) =>
  v.picklist(options, `one of: ${options.join(", ")}`);

export const language = v.picklist(languages as readonly Language[], "a language");

/** Text with its actual language, to mark fallbacks (`lang`, `dir`). */
export const localizedText = v.object({ text, lang: language });

/** Text that is also a key of groups and filters, in English. */
export const localizedLabel = v.object({ key: text, text, lang: language });

export const localizedList = v.fallback(v.object({ items: v.array(text), lang: language }), {
  items: [],
  lang: "en",
});

/** List of labels: `keys[i]` is the English of `items[i]`. */
export const localizedLabels = v.fallback(
  v.pipe(
    v.object({
      keys: v.array(v.nullable(text)),
      items: v.array(v.nullable(text)),
      lang: language,
    }),
    // Both drop the same labels.
    v.transform(({ keys, items, lang }) => {
      const whole = keys.flatMap((key, index) => {
        const item = items[index];
        return key === null || item === null || item === undefined ? [] : [{ key, item }];
      });
      return { keys: whole.map(({ key }) => key), items: whole.map(({ item }) => item), lang };
    }),
  ),
  { keys: [], items: [], lang: "en" },
);

export const optionalText = v.nullable(localizedText);

/** Texts of any language. */
export const texts = v.fallback(v.array(text), []);
