/**
 * Text with placeholders such as `{count}`, or its plural forms by CLDR category. Forms are chosen
 * by `count`.
 */
export type MessageText =
  | string
  | Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

export type MessageValues = Readonly<Record<string, string | number>>;

/** Chooses the plural form of a message and fills its placeholders. */
export function formatMessage(
  text: MessageText,
  language: string,
  values: MessageValues = {},
): string {
  const template =
    typeof text === "string"
      ? text
      : (text[new Intl.PluralRules(language).select(Number(values.count))] ?? text.other);
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
