/** Text with `{name}` placeholders, or a function: server components cannot pass functions. */
export type Template<Values extends number[], Result = string> =
  | string
  | ((...values: Values) => Result);

/** Calls a function with the values in their order, or replaces the placeholders of a text. */
export function fillTemplate<Values extends number[], Result>(
  template: Template<Values, Result>,
  values: Readonly<Record<string, number>>,
): string | Result {
  if (typeof template === "function") return template(...(Object.values(values) as Values));
  return template.replace(/\{(\w+)\}/g, (text, name: string) => String(values[name] ?? text));
}
