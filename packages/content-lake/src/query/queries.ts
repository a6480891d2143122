import { Promise as Task, TerminateError } from "workerpool";
import { HttpError, queryError } from "../errors.ts";
import { Turns } from "../fair/turns.ts";
import { SMALL_STEPS, Worker, workerEnv, workerFile } from "../workers.ts";
import type { QueryAnswer, QueryJob, QueryOutcome } from "./job.ts";

/**
 * In ms, after which a worker is ended. A query that the clock watches stops itself before, and has
 * up to thirteen seconds where the machine is busy.
 */
const HARD_END = 20_000;
/** Heap limit of the process for arbitrary queries, in MiB: 448 for documents, 64 for work. */
const MAX_HEAP = 512;

/**
 * Evaluates queries in workers. The known ones and those of this process have a thread of their own.
 * Arbitrary GROQ, which people on the staff may send, runs in a process: a costly query delays no
 * page, and one that takes too much memory ends alone.
 */
export class Queries {
  readonly #known = new Lane(thread());
  readonly #others = new Lane(separate());

  /**
   * The answer of a worker. `client` is who asks, `undefined` this process itself. Throws
   * HttpError 400 as `answerQuery` does, 429 for a client that asks for too much. In its turn `enter`
   * may refuse it still.
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

/** One worker, and those who wait for it. */
class Lane {
  readonly #turns = new Turns({ running: 1, waitingEach: 20, waiting: 200, patience: 10_000 });
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
      // What this client was given meanwhile may lie there unread.
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

/** A thread, for queries that are known. */
const thread = () =>
  new Worker({
    file: workerFile("query/query-worker"),
    hardEnd: HARD_END,
    options: () => ({
      workerType: "thread",
      // A worker needs none of the process's settings, and holds none of its secrets.
      workerThreadOpts: { env: workerEnv(), execArgv: [], resourceLimits: SMALL_STEPS },
    }),
  });

/**
 * Process for arbitrary queries. A thread whose heap is full can abort the whole program, whatever its
 * `resourceLimits`.
 */
const separate = () =>
  new Worker({
    file: workerFile("query/query-worker"),
    hardEnd: HARD_END,
    idle: 30_000,
    options: () => ({
      workerType: "process",
      // Discards the engine's report of a full heap.
      emitStdStreams: true,
      forkOpts: {
        env: workerEnv(),
        execArgv: [`--max-old-space-size=${MAX_HEAP}`],
        serialization: "advanced",
      },
    }),
  });
