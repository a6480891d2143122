const said = new Set<string>();

/**
 * Tells a developer once what is used wrongly. A call stands in
 * `if (process.env.NODE_ENV !== "production")`, as React's own do: that is what every bundler
 * replaces, so that neither the question nor the sentence is in what visitors load.
 */
export function warn(isWrong: boolean, message: string): void {
  if (!isWrong || said.has(message)) return;
  said.add(message);
  console.warn(`@agency/ui: ${message}`);
}

/**
 * For what `@deprecated` marks: it works for one more minor version, and says what stands in its
 * place. Stands in the same `if` as `warn`.
 */
export function warnDeprecated(isUsed: boolean, what: string, instead: string): void {
  warn(isUsed, `${what} is deprecated and leaves with the next major version: use ${instead}.`);
}
