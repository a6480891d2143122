import { Promise as Task, TerminateError } from "workerpool";
import { HttpError, queryError } from "../errors.ts";
import { FairScheduler } from "../scheduling/fair-scheduler.ts";
import { getWorkerEnv, WORKER_LIMITS, Worker, workerFile } from "../workers.ts";
import type { QueryAnswer, QueryJob, QueryOutcome } from "./query-job.ts";

/** In ms. Time-limited queries stop after 13 seconds at most. */
const CALL_TIMEOUT = 20_000;
/** In MiB: 448 for documents, 64 for work. */
const MAX_HEAP = 512;

/**
 * Runs known queries and this process's in a thread, others in a separate process: they delay no
 * page, and exhaust only that process's memory.
 */
export class QueryWorkers {
  readonly #known = new WorkerQueue(createThread());
  readonly #others = new WorkerQueue(createProcess());

  /**
   * @param enter may still reject the query
   * @throws HttpError 400 as `answerQuery`, 429 for too many queries
   */
  answer(
    job: QueryJob,
    client: string | undefined,
    { isKnown, gone, enter }: { isKnown: boolean; gone: AbortSignal; enter: () => void },
  ): Promise<QueryAnswer> {
    const lane = isKnown ? this.#known : this.#others;
    return lane.answer(job, client, { gone, enter });
  }

  async close(): Promise<void> {
    await Promise.all([this.#known.close(), this.#others.close()]);
  }
}

class WorkerQueue {
  readonly #turns = new FairScheduler({
    maxRunning: 1,
    maxQueuedPerClient: 20,
    maxQueued: 200,
    maxWait: 10_000,
  });
  readonly #worker: Worker;

  constructor(worker: Worker) {
    this.#worker = worker;
  }

  answer(
    job: QueryJob,
    client: string | undefined,
    { gone, enter }: { gone: AbortSignal; enter: () => void },
  ): Promise<QueryAnswer> {
    const work = async () => {
      // Unread responses may have grown during the wait.
      enter();
      const outcome = await this.#run(job);
      if ("json" in outcome) return outcome;
      const { status, body, message } = outcome.refused;
      throw new HttpError(status, body, message);
    };
    return this.#turns.run(client, work, gone);
  }

  async #run(job: QueryJob): Promise<QueryOutcome> {
    try {
      return await this.#worker.run("answer", [job]);
    } catch (error) {
      if (error instanceof Task.TimeoutError)
        throw queryError("The query is too costly: it does not end");
      if (!(error instanceof TerminateError)) throw error;
      throw queryError("The query is too costly: it takes too much memory");
    }
  }

  close(): Promise<void> {
    return this.#worker.close();
  }
}

const createThread = () =>
  new Worker({
    file: workerFile("query/query-worker"),
    callTimeout: CALL_TIMEOUT,
    options: () => ({
      workerType: "thread",
      workerThreadOpts: { env: getWorkerEnv(), execArgv: [], resourceLimits: WORKER_LIMITS },
    }),
  });

/** A full heap in a thread can abort the process, despite `resourceLimits`. */
const createProcess = () =>
  new Worker({
    file: workerFile("query/query-worker"),
    callTimeout: CALL_TIMEOUT,
    idle: 30_000,
    options: () => ({
      workerType: "process",
      // Discards V8's out-of-memory report.
      emitStdStreams: true,
      forkOpts: {
        env: getWorkerEnv(),
        execArgv: [`--max-old-space-size=${MAX_HEAP}`],
        serialization: "advanced",
      },
    }),
  });
