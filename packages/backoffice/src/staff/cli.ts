import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { MissingKeyError, UnscannedError } from "@agency/server/resume";
import { SettingsError } from "@agency/server/settings";
import { StatusError } from "@agency/server/submissions";
import {
  type Command,
  exportPerson,
  fetchFile,
  link,
  list,
  resend,
  show,
  status,
} from "./commands.ts";
import { openDesk, readCommandSettings } from "./connect.ts";
import { accesses, deletions, erase, purge } from "./erase.ts";
import { DeskError } from "./find-submissions.ts";

const commands: Record<string, { run: Command; max: number }> = {
  list: { run: list, max: 1 },
  show: { run: show, max: 1 },
  fetch: { run: fetchFile, max: 1 },
  link: { run: link, max: 1 },
  status: { run: status, max: 3 },
  resend: { run: resend, max: 1 },
  export: { run: exportPerson, max: 1 },
  erase: { run: erase, max: 1 },
  purge: { run: purge, max: 0 },
  deletions: { run: deletions, max: 0 },
  accesses: { run: accesses, max: 0 },
};

const help = `Submissions: enquiries, applications and subscriptions. Reads the server's settings (.env).

  pnpm submissions list [contact|application|newsletter] [--status new] [--mail failed] [--limit 50]
  pnpm submissions show REF             prints a record; REF is a reference number or a subscriber's email
  pnpm submissions fetch REF --to FILE  saves the CV
  pnpm submissions link REF             prints a link to the CV, valid for 15 minutes
  pnpm submissions status REF STATUS    new → in review → interview → closed; new → answered; active → unsubscribed
                                        steps of applications and enquiries can be skipped and taken back
  pnpm submissions resend REF           resends the email; --failed instead of REF: all failed emails
  pnpm submissions export EMAIL --to FOLDER
  pnpm submissions erase EMAIL --yes
  pnpm submissions purge --yes          deletes records older than RETENTION_DAYS; the server does this daily
  pnpm submissions deletions            lists erasures and purges: who, when, how many
  pnpm submissions accesses             lists accesses to records: who, what, when

  --by NAME                             your name in the audit log`;

const options = {
  status: { type: "string" },
  mail: { type: "string" },
  limit: { type: "string" },
  to: { type: "string" },
  by: { type: "string" },
  failed: { type: "boolean" },
  yes: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** @throws DeskError for an unknown option or a missing value */
function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    const [what] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new DeskError(`${what}. \`pnpm submissions --help\` lists the commands.`);
  }
}

/** `pnpm submissions`. Exit code 0, or 1 with a sentence. */
async function main(): Promise<void> {
  // Created files are private.
  process.umask(0o077);
  const { positionals, values } = readArguments();
  const [name = "", ...args] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || values.help) {
    console.log(help);
    if (name && !command) throw new DeskError(`There is no command "${name}".`);
    return;
  }
  if (args.length > command.max)
    throw new DeskError(`"${args[command.max]}" is one argument too many for ${name}.`);
  const desk = await openDesk(readCommandSettings(), values.by ?? userInfo().username);
  try {
    for (const line of await command.run(desk, args, values)) console.log(line);
  } finally {
    await desk.close();
  }
}

const userErrors = [DeskError, StatusError, SettingsError, MissingKeyError, UnscannedError];

main().catch((error: unknown) => {
  const isKnown = userErrors.some((kind) => error instanceof kind);
  const reason = error instanceof Error ? error.message : String(error);
  console.error(isKnown ? reason : `The command failed: ${reason}`);
  process.exitCode = 1;
});
