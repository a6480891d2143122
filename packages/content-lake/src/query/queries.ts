import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Pool, pool, Promise as Task, TerminateError } from "workerpool";
import { Turns } from "../fair/turns.ts";
import { HttpError, queryError } from "../http/errors.ts";
import { workerFile } from "../workers.ts";
import type { QueryJob, QueryOutcome } from "./job.ts";

/** In ms, after which a worker is ended: a query stops itself long before. */
const HARD_END = 6_000;
const MIB = 1024 * 1024;
/** What a worker may take beside the documents, in MiB. */
const WORKING_MEMORY = 160;
/** How much more memory documents take than room on the disk. */
const PARSED = 6;

/**
 * Evaluates queries in workers, so that nothing that somebody asks holds up an answer to anybody
 * else. Those of this process and the ones it knows have a worker of their own, which no stranger's
 * query keeps from them.
 */
export class Queries {
  readonly #known: Lane;
  readonly #others: Lane;

  constructor(dataDir: string) {
    this.#known = new Lane(openThread);
    this.#others = new Lane(() => openProcess(WORKING_MEMORY + (sizeOf(dataDir) * PARSED) / MIB));
  }

  /**
   * The result as JSON in UTF-8. `client` is who asks, `undefined` this process itself. Throws
   * HttpError 400 as `answerQuery` does, 429 for a client that asks for too much.
   */
  answer(
    job: QueryJob,
    client: string | undefined,
    { isKnown, gone }: { isKnown: boolean; gone: AbortSignal },
  ): Promise<Uint8Array<ArrayBuffer>> {
    return (isKnown ? this.#known : this.#others).answer(job, client, gone);
  }

  async close(): Promise<void> {
    await Promise.all([this.#known.close(), this.#others.close()]);
  }
}

/** One worker, and those who wait for it. */
class Lane {
  readonly #turns = new Turns({ running: 1, waitingEach: 20, waiting: 200, patience: 10_000 });
  readonly #open: () => Pool;
  #workers: Pool | undefined;

  /** `open` starts the worker, when it is first needed. */
  constructor(open: () => Pool) {
    this.#open = open;
  }

  answer(
    job: QueryJob,
    client: string | undefined,
    gone: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const work = async () => {
      const outcome = await this.#run(job);
      if ("json" in outcome) return outcome.json;
      const { status, body, message } = outcome.refused;
      throw new HttpError(status, body, message);
    };
    return this.#turns.run(client, work, gone);
  }

  async #run(job: QueryJob): Promise<QueryOutcome> {
    this.#workers ??= this.#open();
    try {
      return await this.#workers.exec("answer", [job]).timeout(HARD_END);
    } catch (error) {
      if (error instanceof Task.TimeoutError)
        throw queryError("The query is too costly: it does not end");
      if (!(error instanceof TerminateError)) throw error;
      throw queryError("The query is too costly: it takes too much memory");
    }
  }

  async close(): Promise<void> {
    await this.#workers?.terminate(true);
    this.#workers = undefined;
  }
}

const common = { maxWorkers: 1, workerTerminateTimeout: 20 };

/** A thread, for queries that are known. */
const openThread = (): Pool =>
  pool(workerFile("query/query-worker"), {
    ...common,
    workerType: "thread",
    // A worker needs none of the process's settings, and holds none of its secrets.
    workerThreadOpts: { env: {}, execArgv: [] },
  });

/**
 * A process, for strangers' queries: one that takes more memory than it may ends alone, where a
 * thread takes this process with it.
 */
const openProcess = (mebibytes: number): Pool =>
  pool(workerFile("query/query-worker"), {
    ...common,
    workerType: "process",
    // What the engine says of a process that takes too much memory is nobody's concern.
    emitStdStreams: true,
    forkOpts: {
      env: { PATIENT: "1" },
      execArgv: [`--max-old-space-size=${Math.ceil(mebibytes)}`],
      serialization: "advanced",
    },
  });

/** Bytes of all datasets. */
function sizeOf(dataDir: string): number {
  const folder = join(dataDir, "datasets");
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}
