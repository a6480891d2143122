import type { Script } from "./measure.ts";
import type { PluralText } from "./types.ts";

/** Places that are short in the markup. */
export const rounded = (value: number) => Math.round(value * 10) / 10;

const locales = { en: "en", ar: "ar-u-nu-latn" };

/** In the figures of both languages, 0 to 9. */
export const format = (value: number, script: Script) =>
  new Intl.NumberFormat(locales[script]).format(value);

/** The form of a text that a number asks for, with the number in the place of `{name}`. */
export function plural(text: PluralText, script: Script, name: string, value: number): string {
  const forms = text[script];
  const form = forms[new Intl.PluralRules(locales[script]).select(value)] ?? forms.other;
  return form.replace(`{${name}}`, format(value, script));
}
