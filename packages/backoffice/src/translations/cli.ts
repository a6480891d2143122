import { parseArgs } from "node:util";
import { getSource, translatedTypes, XliffError } from "@agency/content/translation";
import { defaultTimeouts, SettingsError } from "@agency/server/settings";
import { listUnusedFiles } from "../assets/command.ts";
import { openDesk, readCommandSettings } from "../staff/connect.ts";
import { DeskError } from "../staff/find-submissions.ts";
import { type Command, exportTo, importFrom, status } from "./commands.ts";

const translating: Record<string, Command> = { status, export: exportTo, import: importFrom };

/** Maximum number of arguments. */
const commands: Record<string, number> = { status: 0, export: 0, import: 1, unused: 0 };

const help = `Content: translations and uploaded files. Reads the server's settings (.env).

  pnpm content status                   prints the status of all fields; exit code 1 if a public field
                                        is missing or outdated. --json: for programs
  pnpm content export --to FILE.xlf     exports English and Arabic drafts as XLIFF 2.0
                                        --missing: only missing and outdated fields
  pnpm content import FILE.xlf          imports the Arabic as drafts; exit code 1 if parts of the file
                                        were rejected
  pnpm content unused                   lists uploaded files, older than a day, that no draft, published
                                        or restorable document or sent issue uses; --delete: deletes
                                        them for good

  --type TYPE                           only these types: ${translatedTypes.join(", ")}`;

const options = {
  type: { type: "string", multiple: true },
  json: { type: "boolean" },
  to: { type: "string" },
  missing: { type: "boolean" },
  delete: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** @throws DeskError for an unknown option or a missing value */
function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    const [what] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new DeskError(`${what}. \`pnpm content --help\` lists the commands.`);
  }
}

/** `pnpm content`. Exit code 0 if complete, else 1. */
async function main(): Promise<void> {
  const { positionals, values } = readArguments();
  const [name = "", ...args] = positionals;
  const max = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (max === undefined || values.help) {
    console.log(help);
    if (name && max === undefined) throw new DeskError(`There is no command "${name}".`);
    return;
  }
  if (args.length > max)
    throw new DeskError(`"${args[max]}" is one argument too many for ${name}.`);
  const settings = readCommandSettings();
  const { writer, close } = await openDesk(settings, "");
  try {
    const { dataset, embedded } = settings.content;
    const content = writer.withConfig({ dataset, timeout: defaultTimeouts.overview });
    const translate = translating[name];
    const { lines, isFine } = translate
      ? await translate(getSource(content, embedded), args, values)
      : {
          lines: await listUnusedFiles(
            { content, submissions: writer, embedded: Boolean(embedded) },
            values.delete === true,
          ),
          isFine: true,
        };
    for (const line of lines) console.log(line);
    if (!isFine) process.exitCode = 1;
  } catch (error) {
    throw toTokenError(error);
  } finally {
    await close();
  }
}

function toTokenError(error: unknown): unknown {
  const { statusCode } = error as { statusCode?: unknown };
  if (statusCode !== 401 && statusCode !== 403) return error;
  return new DeskError(
    "SANITY_WRITE_TOKEN cannot read and write SANITY_DATASET. Set it to a token with the role Editor.",
  );
}

const userErrors = [DeskError, SettingsError, XliffError];

main().catch((error: unknown) => {
  const isKnown = userErrors.some((kind) => error instanceof kind);
  const reason = error instanceof Error ? error.message : String(error);
  console.error(isKnown ? reason : `The command failed: ${reason}`);
  process.exitCode = 1;
});
