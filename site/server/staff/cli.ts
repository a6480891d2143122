import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { SettingsError } from "../env.ts";
import { readSettings } from "../settings.ts";
import { StatusError } from "../statuses.ts";
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
import { openDesk } from "./connect.ts";
import { deletions, erase, purge } from "./erase.ts";
import { DeskError } from "./find.ts";

const commands: Record<string, Command> = {
  list,
  show,
  fetch: fetchFile,
  link,
  status,
  resend,
  export: exportPerson,
  erase,
  purge,
  deletions,
};

const help = `What visitors sent, for staff. It uses the settings of the server (.env).

  pnpm submissions list [contact|application|newsletter] [--status new] [--mail failed] [--limit 50]
  pnpm submissions show REF             one record; REF is a reference number or a subscriber's e-mail
  pnpm submissions fetch REF [--to F]   saves the resume
  pnpm submissions link REF             a link to the resume that works for 15 minutes
  pnpm submissions status REF STATUS    new → in review → interview → closed; new → answered; active → unsubscribed
  pnpm submissions resend REF           sends the mail again; --failed in place of REF: all that were given up
  pnpm submissions export EMAIL [--to FOLDER]
  pnpm submissions erase EMAIL --yes
  pnpm submissions purge --yes          what is older than RETENTION_DAYS; the server does it every day
  pnpm submissions deletions            who erased and purged how much, and when

  --by NAME                             who you are, for the log of statuses and deletions`;

/** `pnpm submissions`: 0 when done, 1 with one sentence when not. */
async function main(): Promise<void> {
  // What is made in the data folder is for this user alone.
  process.umask(0o077);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      status: { type: "string" },
      mail: { type: "string" },
      limit: { type: "string" },
      to: { type: "string" },
      by: { type: "string" },
      failed: { type: "boolean" },
      yes: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  const [name = "", ...args] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || values.help) {
    console.log(help);
    if (name && !command) throw new DeskError(`There is no command "${name}".`);
    return;
  }
  if (existsSync(".env")) process.loadEnvFile(".env");
  const desk = await openDesk(readSettings(process.env), values.by ?? userInfo().username);
  try {
    for (const line of await command(desk, args, values)) console.log(line);
  } finally {
    await desk.close();
  }
}

main().catch((error: unknown) => {
  const isKnown =
    error instanceof DeskError || error instanceof StatusError || error instanceof SettingsError;
  const reason = error instanceof Error ? error.message : String(error);
  console.error(isKnown ? reason : `The command failed: ${reason}`);
  process.exitCode = 1;
});
