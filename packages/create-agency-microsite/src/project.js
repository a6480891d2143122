import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "./options.js";

const template = fileURLToPath(new URL("../template/", import.meta.url));

/** Leftovers of runs in the template. */
const ignoredFiles = /[\\/](node_modules|dist|\.data|brand\.css|icon\.svg)$/;

const day = 24 * 60 * 60 * 1000;

/** In 100 days, at 9:00 in Dubai. */
const openingFrom = (/** @type {number} */ now) =>
  `${new Date(now + 100 * day).toISOString().slice(0, 10)}T09:00:00+04:00`;

/**
 * @param {string} path
 * @param {(content: Record<string, any>) => Record<string, any>} change
 */
function changeJson(path, change) {
  const content = change(JSON.parse(readFileSync(path, "utf8")));
  writeFileSync(path, `${JSON.stringify(content, undefined, 2)}\n`);
}

/** @param {string} folder */
export function requireEmptyFolder(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new UsageError(`${folder} is there already, and not empty.`);
  }
}

/**
 * Copies the template and applies the options.
 *
 * @param {import("./options.js").Options} options
 */
export function writeProject({ folder, name, title, color, languages }) {
  cpSync(template, folder, { recursive: true, filter: (source) => !ignoredFiles.test(source) });
  // npm does not publish a `.gitignore`.
  renameSync(join(folder, "_gitignore"), join(folder, ".gitignore"));
  changeJson(join(folder, "package.json"), (content) => ({ ...content, name }));
  changeJson(join(folder, "src/site.json"), (content) => ({
    ...content,
    name: title,
    color,
    languages,
    opensAt: openingFrom(Date.now()),
  }));
}

/**
 * @param {string} folder
 * @param {Record<string, string>} dependencies
 */
export function setDependencies(folder, dependencies) {
  changeJson(join(folder, "package.json"), (content) => ({
    ...content,
    dependencies: { ...content.dependencies, ...dependencies },
  }));
}
