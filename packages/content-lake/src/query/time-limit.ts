import { createContext, Script } from "node:vm";

// `run` keeps its globals: the context is no sandbox.
const context = createContext({ run: undefined as (() => unknown) | undefined });
const script = new Script("run()");

export class TimeLimitError extends Error {}

const RETRY_FACTOR = 3;
const MAX_RUNS = 3;

/**
 * Runs synchronous work with a wall-clock limit in ms. Work with less CPU time than half of it is
 * retried with 3 and 9 times the limit. It must be repeatable, and its `catch` and `finally` do not
 * run.
 *
 * @throws TimeLimitError
 */
export function withTimeLimit<Result>(limit: number, work: () => Result): Result {
  const before = process.threadCpuUsage();
  for (let run = 1; ; run++) {
    try {
      return runFor(limit * RETRY_FACTOR ** (run - 1), work);
    } catch (error) {
      const { user, system } = process.threadCpuUsage(before);
      const isBusy = error instanceof TimeLimitError && (user + system) / 1000 < limit / 2;
      if (!isBusy || run === MAX_RUNS) throw error;
    }
  }
}

/** Only `node:vm` can stop a backtracking regular expression. Costs 60 µs. */
function runFor<Result>(timeout: number, work: () => Result): Result {
  context.run = work;
  try {
    return script.runInContext(context, { timeout, displayErrors: false }) as Result;
  } catch (error) {
    // Thrown in another realm, so `instanceof` fails.
    const { code } = (error ?? {}) as { code?: unknown };
    throw code === "ERR_SCRIPT_EXECUTION_TIMEOUT" ? new TimeLimitError() : error;
  } finally {
    context.run = undefined;
  }
}
