import { parentPort, workerData } from "node:worker_threads";

/*
 * Thread that ends the process when an inspection exceeds its CPU time. The inspection blocks its
 * own thread. Receives `true` at the start and `false` at the end.
 */
const { max } = workerData as { max: number };
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
    if (used() - before > max) process.kill(process.pid, "SIGKILL");
  }, 250);
});
