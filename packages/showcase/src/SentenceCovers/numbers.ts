import type { Script } from "./measure.ts";
import type { PluralText } from "./types.ts";

export const rounded = (value: number) => Math.round(value * 10) / 10;

const locales = { en: "en", ar: "ar-u-nu-latn" };

export const format = (value: number, script: Script) =>
  new Intl.NumberFormat(locales[script]).format(value);

/** Returns the plural form, with the number as `{name}`. */
export function formatPlural(
  text: PluralText,
  script: Script,
  name: string,
  value: number,
): string {
  const forms = text[script];
  const form = forms[new Intl.PluralRules(locales[script]).select(value)] ?? forms.other;
  return form.replace(`{${name}}`, format(value, script));
}
