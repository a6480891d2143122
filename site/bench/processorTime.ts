import { readdirSync, readFileSync } from "node:fs";
import { dataFolder, startSite } from "../e2e/server.ts";
import { routes } from "../src/navigation/routes.ts";
import { median } from "./figures.ts";

/** Requests per page after the first one. */
const rounds = 3;

export interface ProcessorTime {
  /** CPU time in ms for the first render of a page by a new process. */
  first: number;
  /** CPU time in ms for further renders, without the page cache. */
  again: number;
  /** Number of URLs behind the medians. */
  addresses: number;
}

/** Returns the CPU time of all threads of a process, in ms. Linux reports ns. */
function spent(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1e6;
}

/**
 * Measures the server's CPU time per page, for rendering and compression, without the page cache.
 */
export async function processorTime(): Promise<ProcessorTime> {
  const data = dataFolder();
  const site = await startSite({ DATA_DIR: data.path, PAGE_CACHE_MB: "0" });
  const paths = routes
    .map(({ path }): string => path)
    .filter((path) => !path.includes(":"))
    .flatMap((path) => [path, path === "/" ? "/ar" : `/ar${path}`]);
  const ask = async (path: string): Promise<number> => {
    const before = spent(site.pid);
    const answer = await fetch(site.url + path);
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    await answer.text();
    return spent(site.pid) - before;
  };
  try {
    const first: number[] = [];
    for (const path of paths) first.push(await ask(path));
    const again: number[] = [];
    for (let round = 0; round < rounds; round++)
      for (const path of paths) again.push(await ask(path));
    return { first: median(first), again: median(again), addresses: paths.length };
  } finally {
    await site.stop();
    data.remove();
  }
}
