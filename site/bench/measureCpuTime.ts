import { readdirSync, readFileSync } from "node:fs";
import { createDataFolder, startSite } from "../e2e/server.ts";
import { routes } from "../src/navigation/routes.ts";
import { median } from "./markdownTable.ts";

const rounds = 3;

export interface CpuTime {
  /** First render by a new process, in ms. */
  first: number;
  /** Further renders without page cache, in ms. */
  again: number;
  addresses: number;
}

/** All threads, in ms. Linux reports ns. */
function readCpuTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1e6;
}

/** Measures CPU time of rendering and compression, without page cache. */
export async function measureCpuTime(): Promise<CpuTime> {
  const data = createDataFolder();
  const site = await startSite({ DATA_DIR: data.path, PAGE_CACHE_MB: "0" });
  const paths = routes
    .map(({ path }): string => path)
    .filter((path) => !path.includes(":"))
    .flatMap((path) => [path, path === "/" ? "/ar" : `/ar${path}`]);
  const ask = async (path: string): Promise<number> => {
    const before = readCpuTime(site.pid);
    const answer = await fetch(site.url + path);
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    await answer.text();
    return readCpuTime(site.pid) - before;
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
