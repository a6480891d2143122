import { parentPort, workerData } from "node:worker_threads";

/*
 * Thread that ends the process when an inspection, which blocks its own thread, exceeds its CPU
 * time. Receives `true` at its start and `false` at its end.
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
