import { spawn } from "node:child_process";
import { relative } from "node:path";
import { vendorLibrary } from "./library.js";
import { readOptions, usage } from "./options.js";
import { createFolder, setDependencies, translated, writeProject } from "./project.js";
import { run } from "./run.js";
import { UsageError } from "./usageError.js";

const log = (/** @type {string} */ text) => void process.stderr.write(`${text}\n`);

const signals = /** @type {const} */ (["SIGINT", "SIGTERM"]);

/**
 * Runs the built site until it exits. Forwards signals.
 *
 * @param {string} folder
 * @returns {Promise<number>}
 */
const serve = (folder) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["dist/server/main.js"], {
      cwd: folder,
      stdio: "inherit",
    });
    for (const signal of signals) process.on(signal, () => child.kill(signal));
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 0));
  });

/**
 * Writes, installs and builds the project.
 *
 * @param {import("./options.js").Options} options
 * @param {AbortSignal} signal
 */
async function create(options, signal) {
  const { folder, title, color, opensAt, timeZone } = options;
  /** @type {import("./library.js").Run} */
  const runStep = (cwd, program, args) => run(cwd, program, args, { log, signal });
  writeProject(options);
  log(`Wrote ${title} to ${folder}. It opens at ${opensAt} (${timeZone}).`);
  setDependencies(folder, await vendorLibrary(folder, options.packages, runStep, log));
  if (!options.install) return;
  log("Installing ...");
  await runStep(folder, "npm", ["install", "--prefer-offline", "--no-audit", "--no-fund"]);
  log("Building ...");
  const output = await runStep(folder, "npm", ["run", "build"]);
  // Adjusted colours.
  for (const line of output.split("\n")) if (line.startsWith(`${color}: `)) log(line);
}

/**
 * Creates the project, or leaves the folder as it was.
 *
 * @param {import("./options.js").Options} options
 */
async function createOrRemove(options) {
  const remove = createFolder(options.folder);
  const abort = new AbortController();
  const stop = () => abort.abort(new UsageError("Stopped."));
  for (const signal of signals) process.once(signal, stop);
  try {
    await create(options, abort.signal);
  } catch (error) {
    remove();
    throw abort.signal.aborted ? abort.signal.reason : error;
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function main(args) {
  try {
    const options = readOptions(args);
    if (!options) {
      process.stdout.write(`${usage}\n`);
      return 0;
    }
    const { folder } = options;
    await createOrRemove(options);
    log("All texts are samples. Replace those in src/translations/ before you publish the site.");
    for (const language of options.languages.filter((each) => !translated.includes(each)))
      log(`Those in src/translations/${language}.ts are in English: translate them.`);
    if (!options.install) return 0;
    const way = relative(process.cwd(), folder) || ".";
    const here = way.startsWith("..") ? folder : way;
    log(`\nDone. cd ${here}, then: npm run dev (while you write), npm test, npm start.\n`);
    return options.start ? await serve(folder) : 0;
  } catch (error) {
    log(error instanceof UsageError ? error.message : String(error));
    return 1;
  }
}
