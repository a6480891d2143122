import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findNameProblem } from "./name.js";
import { readOpening } from "./opening.js";
import { UsageError } from "./usageError.js";

export const usage = `Creates a bilingual microsite on @agency/ui and starts it.

  create-agency-microsite NAME --color '#1877f2' [--languages en,ar]

  NAME                folder and initial site name: saffron-house becomes "Saffron House"
  --color COLOR       brand color, in any CSS syntax
  --languages LIST    BCP 47 tags; the first one is served at / (default: en,ar). There are texts
                      in en and ar; others start with English texts, to be translated
  --title TEXT        site name, if it differs from the folder
  --opens TIME        opening, such as 2027-03-01T10:00 (default: in 100 days, at 9:00)
  --time-zone ZONE    time zone of the opening, such as Asia/Dubai (default: this machine's)
  --packages FOLDER   installs the library from tarballs in this folder
  --no-start          builds, but does not start
  --no-install        only writes the files`;

/**
 * @typedef {object} Options
 * @property {string} folder Absolute path.
 * @property {string} name Package name.
 * @property {string} title
 * @property {string} color
 * @property {string[]} languages
 * @property {string} opensAt ISO 8601.
 * @property {string} timeZone
 * @property {string | undefined} packages Folder with tarballs.
 * @property {boolean} install
 * @property {boolean} start
 */

/** @param {string} name */
const getTitle = (name) =>
  name
    .split(/[-._]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** @param {string} text */
function readLanguages(text) {
  const tags = text.split(",").map((tag) => tag.trim());
  try {
    return [...new Set(tags.flatMap((tag) => Intl.getCanonicalLocales(tag)))];
  } catch {
    throw new UsageError(
      `"${text}" is no list of BCP 47 language tags. Write it as in en,ar or pt-BR,es.`,
    );
  }
}

/**
 * @param {string[]} args
 * @returns {Options | undefined} `undefined` for `--help`
 */
export function readOptions(args) {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [given, ...more] = positionals;
  if (!given || more.length > 0) throw new UsageError(`Give one NAME.\n\n${usage}`);
  const folder = resolve(given);
  const name = basename(folder);
  const problem = findNameProblem(name);
  if (problem) throw new UsageError(problem);
  if (!values.color?.trim()) throw new UsageError(`Give the brand's --color.\n\n${usage}`);
  return {
    folder,
    name,
    title: values.title?.trim() || getTitle(name),
    color: values.color.trim(),
    languages: readLanguages(values.languages),
    ...readOpening(values.opens, values["time-zone"]),
    packages: values.packages && resolve(values.packages),
    install: !values["no-install"],
    start: !values["no-install"] && !values["no-start"],
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        color: { type: "string" },
        languages: { type: "string", default: "en,ar" },
        title: { type: "string" },
        opens: { type: "string" },
        "time-zone": { type: "string" },
        packages: { type: "string" },
        "no-start": { type: "boolean", default: false },
        "no-install": { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`${/** @type {Error} */ (error).message}\n\n${usage}`);
  }
}
