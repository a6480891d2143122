import { parentPort, workerData } from "node:worker_threads";

/*
 * Ends the process when an inspection, which blocks its own thread, exceeds its CPU time or memory.
 * Receives `true` at its start and `false` at its end.
 */
const { maxTime, maxMemory } = workerData as { maxTime: number; maxMemory: number };
const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let timer: NodeJS.Timeout | undefined;
parentPort?.on("message", (isRunning: boolean) => {
  clearInterval(timer);
  if (!isRunning) return;
  const before = used();
  timer = setInterval(() => {
    if (used() - before > maxTime || process.memoryUsage.rss() > maxMemory)
      process.kill(process.pid, "SIGKILL");
  }, 50);
});
