import { spawnSync } from "node:child_process";

/** Not inherited by projects. */
const clearedEnv = { NODE_OPTIONS: "", NODE_ENV: "" };

/**
 * Runs a command silently. Throws an Error with its output if it fails.
 *
 * @param {string} cwd
 * @param {string} program
 * @param {string[]} args
 * @returns {string} its output
 */
export function run(cwd, program, args) {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...clearedEnv },
    encoding: "utf8",
    // Batch files on Windows.
    shell: process.platform === "win32",
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
  return `${stdout}\n${stderr}`;
}
