/** Polls until a condition holds. Throws after five minutes, enough for a slow machine. */
export async function until(condition: () => unknown, what = String(condition)): Promise<void> {
  const end = performance.now() + 300_000;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Waited too long for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Waits for several polls of a worker whose interval a test shortened. */
export const severalPolls = () => new Promise((resolve) => setTimeout(resolve, 300));
