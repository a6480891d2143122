import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { median } from "./figures.ts";
import type { ServerProcess } from "./next.ts";
import { spent } from "./processorTime.ts";

const run = promisify(execFile);

const connections = 32;
/** Of each round, in s, after a first one that nobody counts. */
const warmUp = 2;
const duration = 4;
const rounds = 3;

export interface Rate {
  /** Requests that were answered in a second. */
  perSecond: number;
  /** Processor time of the server for each of them, in ms: it holds on a busy machine too. */
  processor: number;
}

interface Answer {
  requests: { average: number; total: number };
  non2xx: number;
  errors: number;
}

/**
 * Requests a second for the home pages of some servers, each one process, in turn: medians. Asked for
 * by autocannon, in a process of its own: it says what was answered with an error, and a client of
 * our own would have to be proved not to be what is measured.
 *
 * @param references the folder in which they are installed
 */
export async function requestRates(
  references: string,
  servers: readonly Pick<ServerProcess, "url" | "pid">[],
): Promise<Rate[]> {
  const cannon = join(references, "node_modules/autocannon/autocannon.js");
  const rate = async (
    { url, pid }: Pick<ServerProcess, "url" | "pid">,
    seconds: number,
  ): Promise<Rate> => {
    const limits = ["-c", connections, "-d", seconds].map(String);
    // As browsers ask; who compresses each answer anew pays for it.
    const encodings = ["-H", "Accept-Encoding=gzip, deflate, br"];
    const before = spent(pid);
    const { stdout } = await run(process.execPath, [
      cannon,
      "--json",
      "--no-progress",
      ...limits,
      ...encodings,
      `${url}/`,
    ]);
    const { requests, non2xx, errors } = JSON.parse(stdout) as Answer;
    if (non2xx + errors > 0) throw new Error(`${url} did not answer every request.`);
    return {
      perSecond: requests.average,
      processor: (spent(pid) - before) / requests.total,
    };
  };
  for (const server of servers) await rate(server, warmUp);
  const rates = servers.map((): Rate[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [at, server] of servers.entries()) rates[at]?.push(await rate(server, duration));
  return rates.map((of) => ({
    perSecond: median(of.map(({ perSecond }) => perSecond)),
    processor: median(of.map(({ processor }) => processor)),
  }));
}
