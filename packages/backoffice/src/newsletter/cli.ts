import { userInfo } from "node:os";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { ApiError } from "@agency/server/http";
import type { Settings } from "@agency/server/settings";
import { defaultTimeouts, SettingsError } from "@agency/server/settings";
import { type Desk, openDesk, readCommandSettings } from "../staff/connect.ts";
import { DeskError } from "../staff/find-submissions.ts";
import { readBounce, recordBounce } from "./bounces.ts";
import { contentWriter } from "./issue.ts";
import type { Sending } from "./records.ts";
import { cancelSending, type NewsletterDeps, scheduleSending } from "./sending.ts";

const help = `Newsletter issues. Reads the server's settings (.env). The server sends the mails.

  pnpm newsletter list                  lists issues with their ids and progress
  pnpm newsletter send ID [--at TIME]   sends now, or at a time such as 2026-12-01T06:00:00Z
  pnpm newsletter cancel ID             cancels a scheduled issue
  pnpm newsletter bounce < MAIL         processes a returned mail or a complaint

  --by NAME                             your name in the audit log`;

/** EX_TEMPFAIL (sysexits.h): the mail server must retry later. */
const temporaryFailure = 75;

interface At {
  desk: Desk;
  deps: NewsletterDeps;
  issue: string | undefined;
  at: string | undefined;
}

interface Listed {
  _id: string;
  subject: string | null;
  number: number | null;
  sentAt: string | null;
}

const commands: Record<string, (at: At) => Promise<string>> = {
  async list({ deps }) {
    const [issues, sendings] = await Promise.all([
      deps.content.fetch<Listed[]>(
        `*[_type == "newsletterIssue"] | order(number desc){_id, subject, number, sentAt}`,
      ),
      deps.writer.fetch<Sending[]>(`*[_type == "newsletterSending"]`),
    ]);
    const lines = issues.map(({ _id, subject, number, sentAt }) => {
      const id = _id.replace(/^drafts\./, "");
      const sending = sendings.find(({ issue }) => issue === id);
      const state =
        sending?.state === "planned" ? `scheduled for ${sending.dueAt}` : sending?.state;
      return [id, number, subject, state ?? (sentAt ? "sent" : "idle")].join("\t");
    });
    return [...new Set(lines)].join("\n") || "There are no issues yet. Create one in the studio.";
  },
  async send({ desk, deps, issue, at }) {
    const { dueAt } = await scheduleSending(deps, {
      issue: requireId(issue),
      at: at === undefined ? undefined : readTime(at),
      by: desk.by,
    });
    return at === undefined ? "Sending will start within a minute." : `Scheduled for ${dueAt}.`;
  },
  async cancel({ desk, deps, issue }) {
    await cancelSending(deps, { issue: requireId(issue), by: desk.by });
    return "Schedule cancelled.";
  },
  async bounce({ deps }) {
    const bounce = await readBounce(await buffer(process.stdin));
    if (!bounce) return "This is not a bounce report. Nothing was changed.";
    const isFound = await recordBounce(deps, bounce);
    return isFound
      ? "Bounce recorded."
      : "That email was not an issue of the newsletter. Nothing was changed.";
  },
};

function readTime(at: string): string {
  const time = new Date(at);
  if (!Number.isNaN(time.getTime())) return time.toISOString();
  throw new DeskError(`"${at}" is not a valid time. Use a format such as 2026-12-01T06:00:00Z.`);
}

function requireId(id: string | undefined): string {
  if (id) return id;
  throw new DeskError("Add the id of an issue. `pnpm newsletter list` lists them.");
}

function formatError({ code, fields = [] }: ApiError): string {
  if (code === "not-found") return "Issue not found. `pnpm newsletter list` lists all issues.";
  if (code === "status-forbidden") return "Sending has started, or the issue is not scheduled.";
  if (code === "plan-too-soon")
    return "Choose a time at least five minutes from now, or omit --at to send it now.";
  if (code === "fields-invalid") return `Missing: ${fields.map(({ field }) => field).join(", ")}.`;
  return `The command failed: ${code}.`;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        at: { type: "string" },
        by: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    const [what] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new DeskError(`${what}. \`pnpm newsletter --help\` lists the commands.`);
  }
}

const getDeps = (desk: Desk, { content }: Settings): NewsletterDeps => ({
  writer: desk.writer,
  content: contentWriter(desk.writer, content.dataset),
  secret: desk.secret,
  siteUrl: desk.siteUrl,
  timeouts: defaultTimeouts,
});

async function main(): Promise<void> {
  process.umask(0o077);
  const { positionals, values } = readArguments();
  const [name = "", issue] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (values.help || !command) {
    console.log(help);
    if (name && !command) throw new DeskError(`There is no command "${name}".`);
    return;
  }
  const settings = readCommandSettings();
  const desk = await openDesk(settings, values.by ?? userInfo().username);
  try {
    console.log(await command({ desk, deps: getDeps(desk, settings), issue, at: values.at }));
  } finally {
    await desk.close();
  }
}

main().catch((error: unknown) => {
  const isKnown = error instanceof DeskError || error instanceof SettingsError;
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof ApiError) console.error(formatError(error));
  else console.error(isKnown ? reason : `The command failed: ${reason}`);
  process.exitCode = process.argv[2] === "bounce" ? temporaryFailure : 1;
});
