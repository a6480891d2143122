import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/** Not inherited by projects. */
const clearedEnv = { NODE_OPTIONS: "", NODE_ENV: "" };

/**
 * @typedef {object} RunOptions
 * @property {(text: string) => void} [log] Receives the time and the last line while it runs.
 * @property {AbortSignal} [signal]
 * @property {number} [interval] Between logs, in ms. Default: 10 s.
 */

/**
 * Runs a command. Throws an Error with its output if it fails.
 *
 * @param {string} cwd
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>} its output
 */
export async function run(cwd, program, args, options = {}) {
  const { log = () => {}, signal, interval = 10_000 } = options;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...clearedEnv },
    stdio: ["ignore", "pipe", "pipe"],
    // Batch files on Windows.
    shell: process.platform === "win32",
    ...(signal && { signal }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  const start = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - start) / 1000);
    const line = stripVTControlCharacters(output).trim().split("\n").at(-1)?.trim() ?? "";
    log(`  ${seconds} s: ${line.slice(0, 100)}`);
  }, interval);
  try {
    await new Promise((resolve, reject) => {
      /** @type {unknown} */
      let failure;
      child.once("error", (error) => (failure = error));
      child.once("close", (code) => {
        failure ??= code !== 0 && new Error(`${program} ${args.join(" ")} failed:\n${output}`);
        if (failure) reject(failure);
        else resolve(undefined);
      });
    });
    return output;
  } finally {
    clearInterval(timer);
  }
}
