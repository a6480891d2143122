import { createContext, Script } from "node:vm";

// `run` keeps its own globals: the context holds nothing else, and is no sandbox.
const context = createContext({ run: undefined as (() => unknown) | undefined });
const script = new Script("run()");

/** Synchronous work was stopped because it took too long. */
export class TimeLimitError extends Error {}

/** How much longer each next run may take than the one before, and how many there are. */
const PATIENCE = 3;
const RUNS = 3;

/**
 * Runs synchronous work and returns what it returns, or throws what it throws. Only the clock can stop
 * it, and on a busy machine that runs without the work. So work that was stopped with less than half
 * the limit on the processor is run again, with three times the time, and once more with nine times: it
 * must be fit for that. Throws TimeLimitError after `limit` milliseconds, or after thirteen times as
 * many on a busy machine; no `catch` or `finally` of the stopped work runs.
 */
export function withTimeLimit<Result>(limit: number, work: () => Result): Result {
  const before = process.threadCpuUsage();
  for (let run = 1; ; run++) {
    try {
      return runFor(limit * PATIENCE ** (run - 1), work);
    } catch (error) {
      const { user, system } = process.threadCpuUsage(before);
      const isBusy = error instanceof TimeLimitError && (user + system) / 1000 < limit / 2;
      if (!isBusy || run === RUNS) throw error;
    }
  }
}

/** Only `node:vm` can stop a regular expression that backtracks without end. It costs some 60 microseconds a call. */
function runFor<Result>(timeout: number, work: () => Result): Result {
  context.run = work;
  try {
    return script.runInContext(context, { timeout, displayErrors: false }) as Result;
  } catch (error) {
    // An Error of the context's own realm, so `instanceof` does not know it.
    const { code } = (error ?? {}) as { code?: unknown };
    throw code === "ERR_SCRIPT_EXECUTION_TIMEOUT" ? new TimeLimitError() : error;
  } finally {
    context.run = undefined;
  }
}
