import { parentPort, workerData } from "node:worker_threads";

/*
 * A thread that ends its whole process once a look takes too much of the processor: the look itself
 * holds up the thread that it runs in. Told `true` when one begins, and `false` at its end.
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
