const said = new Set<string>();

/** Logs a usage error once. In `if (process.env.NODE_ENV !== "production")`, bundlers remove it. */
export function warn(isWrong: boolean, message: string): void {
  if (!isWrong || said.has(message)) return;
  said.add(message);
  console.warn(`@agency/ui: ${message}`);
}
