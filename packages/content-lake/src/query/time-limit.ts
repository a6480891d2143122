import { createContext, Script } from "node:vm";

// `run` keeps its own globals: the context holds nothing else, and is no sandbox.
const context = createContext({ run: undefined as (() => unknown) | undefined });
const script = new Script("run()");

/** Synchronous work was stopped because it took too long. */
export class TimeLimitError extends Error {}

/** How often work that got no share of the processor is begun again, each time with twice the time. */
const RESTARTS = 4;

/**
 * Runs synchronous work and returns what it returns, or throws what it throws. Work that is stopped
 * must be fit to begin again: on a busy machine time goes by without it, and then it gets more.
 * Throws TimeLimitError after `limit` milliseconds of its own; no `catch` or `finally` of the
 * stopped work runs.
 */
export function withTimeLimit<Result>(limit: number, work: () => Result): Result {
  for (let restarts = 0; ; restarts++) {
    const before = process.threadCpuUsage();
    try {
      return runFor(limit * 2 ** restarts, work);
    } catch (error) {
      if (!(error instanceof TimeLimitError) || restarts === RESTARTS) throw error;
      const { user, system } = process.threadCpuUsage(before);
      const worked = (user + system) / 1000;
      if (worked >= limit / 2) throw error;
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
