const said = new Set<string>();

/**
 * Logs a usage error once. Wrap calls in `if (process.env.NODE_ENV !== "production")`, so that
 * bundlers remove them.
 */
export function warn(isWrong: boolean, message: string): void {
  if (!isWrong || said.has(message)) return;
  said.add(message);
  console.warn(`@agency/ui: ${message}`);
}
