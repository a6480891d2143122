import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
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
const MIB = 1024 * 1024;
/** What a worker may take beside the documents, in MiB. */
const WORKING_MEMORY = 64;
/** How much more memory documents take than room on the disk. */
const PARSED = 6;
/** The most that documents may take, in MiB: those of a larger dataset are found by their indexes. */
const MOST_PARSED = 448;

/**
 * Evaluates queries in workers. The known ones and those of this process have a thread of their own.
 * Arbitrary GROQ, which people on the staff may send, runs in a process: a costly query delays no
 * page, and one that takes too much memory ends alone.
 */
export class Queries {
  readonly #known: Lane;
  readonly #others: Lane;

  constructor(dataDir: string) {
    this.#known = new Lane(thread());
    this.#others = new Lane(separate(dataDir));
  }

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
 * A process, for arbitrary queries: in a thread of this one a single query may take a gigabyte before
 * its time limit ends it.
 */
const separate = (dataDir: string) =>
  new Worker({
    file: workerFile("query/query-worker"),
    hardEnd: HARD_END,
    idle: 30_000,
    options: () => ({
      workerType: "process",
      // What the engine says of a process that takes too much memory is nobody's concern.
      emitStdStreams: true,
      forkOpts: {
        // With more arenas the C library keeps what large parameters have taken.
        env: { ...workerEnv(), PATIENT: "1", MALLOC_ARENA_MAX: "1" },
        execArgv: [`--max-old-space-size=${memoryFor(dataDir)}`, "--max-semi-space-size=4"],
        serialization: "advanced",
      },
    }),
  });

/** Returns the memory limit of the process for arbitrary queries, in MiB. */
function memoryFor(dataDir: string): number {
  return Math.ceil(WORKING_MEMORY + Math.min((sizeOf(dataDir) * PARSED) / MIB, MOST_PARSED));
}

/** Bytes of all datasets. */
function sizeOf(dataDir: string): number {
  const folder = join(dataDir, "datasets");
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}
