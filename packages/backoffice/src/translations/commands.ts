import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import {
  type Count,
  createTranslationIndex,
  type Entry,
  exportDocuments,
  type FieldState,
  fieldStates,
  getTypeTitle,
  importTranslations,
  type Source,
  translatedTypes,
} from "@agency/content/translation";
import { DeskError } from "../staff/find-submissions.ts";

interface Options {
  type?: string[] | undefined;
  json?: boolean | undefined;
  to?: string | undefined;
  missing?: boolean | undefined;
}

interface Outcome {
  lines: string[];
  isFine: boolean;
}

export type Command = (
  source: Source,
  args: readonly string[],
  options: Options,
) => Promise<Outcome>;

function requireTypes({ type }: Options): readonly string[] | undefined {
  const unknown = type?.find((one) => !translatedTypes.includes(one));
  if (unknown === undefined) return type;
  throw new DeskError(`"${unknown}" cannot be translated. Use ${translatedTypes.join(", ")}.`);
}

const stateNames: Readonly<Record<FieldState, string>> = {
  missing: "missing",
  outdated: "out of date",
  machine: "machine translated",
  whole: "complete",
  translated: "translated",
  reviewed: "reviewed",
  final: "final",
};

/** Prints the translation state. `isFine` if no public text is missing or outdated. */
export const status: Command = async (source, _, options) => {
  const types = requireTypes(options);
  const overview = createTranslationIndex(source, "published");
  await overview.refresh();
  const counts = overview.counts({ types });
  const left = (["missing", "english", "outdated"] as const).map(
    (wanted) => [wanted, overview.find({ types, wanted, isShownOnly: true })] as const,
  );
  const fields = left.flatMap(([, entries]) => entries.flatMap((entry) => entry.fields)).length;
  const isFine = fields === 0;
  if (options.json) {
    const found = Object.fromEntries(left);
    return { lines: [JSON.stringify({ counts, ...found }, undefined, 2)], isFine };
  }
  return {
    lines: [
      ...counts.map(formatCount),
      ...left.flatMap(([wanted, entries]) =>
        entries.map((entry) => getLine(titles[wanted], entry)),
      ),
      isFine
        ? "Nothing on the site is missing or out of date."
        : `${fields} field(s) on the site are missing or out of date.`,
    ],
    isFine,
  };
};

const titles = {
  missing: "Arabic missing",
  english: "English missing",
  outdated: "Arabic out of date",
};

function formatCount({ type, documents, states, english }: Count): string {
  const told = fieldStates.flatMap((state) =>
    states[state] > 0 ? `${states[state]} ${stateNames[state]}` : [],
  );
  if (english > 0) told.push(`${english} missing English`);
  return `${getTypeTitle(type)}: ${documents} document(s); fields: ${told.join(", ") || "none"}`;
}

const getLine = (what: string, { id, title, fields }: Entry): string =>
  `${what}: ${id} “${title}”: ${fields.map(({ path }) => path).join(", ")}`;

/** Exports texts as XLIFF to `--to`. Never overwrites a file. */
export const exportTo: Command = async (source, _, options) => {
  const types = requireTypes(options);
  if (!options.to) throw new DeskError("Choose where to save it: --to FILE.xlf.");
  const path = resolve(options.to);
  const overview = createTranslationIndex(source, "drafts");
  await overview.refresh();
  const ids = overview.find({ types }).map(({ id }) => id);
  const isMissingOnly = options.missing === true;
  const { text, documents, units } = await exportDocuments(source, ids, isMissingOnly);
  if (units === 0) throw new DeskError("There is nothing to translate. No file was written.");
  await writeFile(path, text, { flag: "wx" }).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === "EEXIST") throw new DeskError(`${path} already exists. Choose another with --to.`);
    throw new DeskError(`${path} cannot be written (${code}). Choose another with --to.`);
  });
  return {
    lines: [`${units} text(s) from ${documents} document(s) exported to ${path}`],
    isFine: true,
  };
};

/**
 * Imports an XLIFF file as drafts. Lists refused and outdated texts.
 *
 * @throws DeskError if the file cannot be read
 */
export const importFrom: Command = async (source, [file]) => {
  if (!file) throw new DeskError("Add a file: `pnpm content import FILE.xlf`.");
  const content = await readFile(resolve(file)).catch(({ code }: NodeJS.ErrnoException) => {
    throw new DeskError(`${file} cannot be read (${code}).`);
  });
  const said = { by: "command line", at: new Date().toISOString() };
  const { fields, documents, refused, outdated } = await importTranslations(source, content, said);
  return {
    lines: [
      ...refused.map((one) => `Skipped: ${one}`),
      ...outdated.map((one) => `Out of date: ${one}`),
      `${fields} field(s) in ${documents} document(s) imported as drafts.`,
    ],
    isFine: refused.length === 0,
  };
};
