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
