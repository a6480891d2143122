import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { SettingsError } from "@agency/server/settings";
import { deskDataset } from "../dataset.ts";
import { isRole, type Role, roles } from "../roles.ts";
import { openDesk, readCommandSettings } from "../staff/connect.ts";
import { DeskError, requireEmail } from "../staff/find-submissions.ts";
import { invitationLink } from "../studio/studio.ts";
import {
  type AccountDeps,
  changeRole,
  end,
  findPerson,
  invite,
  isActive,
  listPeople,
  type Person,
  reset,
} from "./index.ts";

const help = `Accounts of the desk. Reads the server's settings (.env).

  pnpm desk invite EMAIL --role ROLE    prints a sign-up link, valid once within three days
                                        ROLE: ${roles.join(", ")}
  pnpm desk list                        lists accounts and roles
  pnpm desk role EMAIL --role ROLE      changes a role at once
  pnpm desk reset EMAIL                 mails a link to set new credentials, valid once within three days
  pnpm desk end EMAIL                   removes a user

  --by NAME                             your name in the audit log`;

interface At {
  deps: AccountDeps;
  siteUrl: string;
  by: string;
  email: string | undefined;
  role: string | undefined;
}

const commands: Record<string, (at: At) => Promise<string>> = {
  async invite({ deps, siteUrl, by, email, role }) {
    const { token } = await invite(deps, {
      email: requireEmail(email),
      role: requireRole(role),
      by,
    });
    return invitationLink(siteUrl, token);
  },
  async list({ deps }) {
    const people = await listPeople(deps.writer);
    return (
      people.map(formatLine).join("\n") ||
      "No accounts yet. Create one: `pnpm desk invite EMAIL --role admin`."
    );
  },
  async role({ deps, by, email, role }) {
    const person = await requirePerson(deps, email);
    await changeRole(deps, { person, role: requireRole(role), by });
    return `${person.email}: ${role}`;
  },
  async reset({ deps, by, email }) {
    const person = await requirePerson(deps, email);
    await reset(deps, { person, by });
    return `${person.email} will get an email with a reset link once the server is running. They can sign in as before until they use it.`;
  },
  async end({ deps, by, email }) {
    const person = await requirePerson(deps, email);
    await end(deps, { person, by });
    return `${person.email} can no longer sign in.`;
  },
};

const formatState = (person: Person): string => {
  if (person.isEnded) return "removed";
  if (isActive(person)) return "active";
  return person.invitation ? `invited until ${person.invitation.until}` : "";
};

const formatLine = (person: Person): string =>
  [person.email, person.role, formatState(person), person.name].filter(Boolean).join("\t");

function requireRole(role: string | undefined): Role {
  if (isRole(role)) return role;
  throw new DeskError(`Choose a role: --role ${roles.join("|")}.`);
}

async function requirePerson(deps: AccountDeps, email: string | undefined): Promise<Person> {
  const person = await findPerson(deps, requireEmail(email));
  if (person) return person;
  throw new DeskError(`There is no account for ${email}. \`pnpm desk list\` lists all accounts.`);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        role: { type: "string" },
        by: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    const [what] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new DeskError(`${what}. \`pnpm desk --help\` lists the commands.`);
  }
}

async function main(): Promise<void> {
  process.umask(0o077);
  const { positionals, values } = readArguments();
  const [name = "", email] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (values.help || !command) {
    console.log(help);
    if (!values.help) process.exitCode = 1;
    return;
  }
  const settings = readCommandSettings();
  if (!settings.content.embedded)
    throw new DeskError(
      "The content is in a Sanity project with its own accounts. Invite people there.",
    );
  const { writer, secret, siteUrl, by, close } = await openDesk(
    settings,
    values.by ?? userInfo().username,
  );
  try {
    const deps = { writer: writer.withConfig({ dataset: deskDataset }), secret };
    console.log(await command({ deps, siteUrl, by, email, role: values.role }));
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof DeskError) && !(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
