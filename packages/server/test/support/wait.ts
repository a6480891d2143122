/** Polls until a condition holds. Throws after five minutes. */
export async function until(condition: () => unknown, what = String(condition)): Promise<void> {
  const end = performance.now() + 300_000;
  // Most conditions are queries.
  for (let pause = 10; !(await condition()); pause = Math.min(pause * 1.5, 100)) {
    if (performance.now() > end) throw new Error(`Waited too long for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Waits for several polls. */
export const severalPolls = () => new Promise((resolve) => setTimeout(resolve, 300));
