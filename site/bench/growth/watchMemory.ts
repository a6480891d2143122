import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const interval = 25;
const ticksPerSecond = 100;

/** In MB. Linux counts without mapped files, which the kernel reclaims. */
function readMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return (
      Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024
    );
  }
}

/** CPU time of a process, in s. Linux only. */
export function readProcessorTime(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [user, system] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13);
    return (Number(user) + Number(system)) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** Returns the peak memory in MB during the work. */
export async function watchMemory<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; before: number; peak: number }> {
  const before = readMemory(pid);
  let peak = before;
  const look = () => {
    peak = Math.max(peak, readMemory(pid));
  };
  const timer = setInterval(look, interval);
  try {
    const result = await work();
    look();
    return { result, before, peak };
  } finally {
    clearInterval(timer);
  }
}
