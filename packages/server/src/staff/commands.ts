import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { resumeUrl } from "../resume/links.ts";
import { fetchResume, requireScanned } from "../resume/store.ts";
import { noteAccess } from "../submissions/accesses.ts";
import type { Access, Application, PendingMail, Submission } from "../submissions/records.ts";
import { changeStatus } from "../submissions/statuses.ts";
import { isConflict } from "../submissions/submissions.ts";
import type { Desk } from "./connect.ts";
import { cameAt, DeskError, findOne, listed, nameOf, ofPerson } from "./find.ts";

/** What `--…` said. */
interface Options {
  status?: string | undefined;
  mail?: string | undefined;
  limit?: string | undefined;
  to?: string | undefined;
  failed?: boolean | undefined;
  yes?: boolean | undefined;
}

/** One command: what it does is done when it returns, with the lines to show. */
export type Command = (
  desk: Desk,
  args: (string | undefined)[],
  options: Options,
) => Promise<string[]>;

export const list: Command = async (desk, [kind], { status, mail, limit = "50" }) => {
  const most = Number(limit);
  if (!Number.isInteger(most) || most < 1 || most > 1_000)
    throw new DeskError("--limit is a number from 1 to 1000.");
  const found = await listed(desk, { kind, status, mail, limit: most });
  if (found.length === 0) return ["There is no such submission."];
  return found.map((one) =>
    [nameOf(one), cameAt(one).slice(0, 16).replace("T", " "), one.status, mailOf(one)]
      .filter(Boolean)
      .join("  "),
  );
};

const mailOf = (one: Submission): string =>
  "mail" in one && one.mail.state !== "sent" ? `mail ${one.mail.state}` : "";

/** What nobody has to read, and nobody should copy. */
const hidden = ["_rev", "formDigest", "formId", "mail", "resume"];

/** A record for a person: without keys, digests and claims. */
function readable(one: Submission): Record<string, unknown> {
  const { resumeFile, ...rest } = one as Partial<Application> & Submission;
  const shown = Object.entries(rest).filter(([name]) => !hidden.includes(name));
  return {
    ...Object.fromEntries(shown),
    ...("mail" in one && { mail: one.mail.state }),
    ...(resumeFile && {
      resume: {
        name: resumeFile.name,
        bytes: resumeFile.size,
        ...(resumeFile.scan && { scan: resumeFile.scan }),
      },
    }),
  };
}

const note = ({ writer, by }: Desk, what: Access["what"], records: Submission[]) =>
  noteAccess(writer, { what, by, records });

export const show: Command = async (desk, [name]) => {
  const one = await findOne(desk, name);
  await note(desk, "show", [one]);
  return [JSON.stringify(readable(one), null, 2)];
};

async function applicationWithResume(desk: Desk, name: string | undefined): Promise<Application> {
  const one = await findOne(desk, name);
  if (one._type !== "jobApplication") throw new DeskError(`${nameOf(one)} is no application.`);
  if (one.resumeFile?.scan === "infected")
    throw new DeskError(`The resume of ${nameOf(one)} held a virus, and is deleted.`);
  if (!one.resume) throw new DeskError(`${nameOf(one)} came without a resume.`);
  return one;
}

const openResume = ({ writer, resumeKeys }: Desk, application: Application) =>
  fetchResume(writer, application, resumeKeys);

/**
 * Where a copy goes. There is no default: a copy is not erased with its record, so that whoever
 * makes one has to know where it is.
 */
function requireTo(to: string | undefined, what: string): string {
  if (!to) throw new DeskError(`Say where to save it: --to ${what}.`);
  return resolve(to);
}

/** Saves a resume as `--to`, never over a file that is there. */
export const fetchFile: Command = async (desk, [name], { to }) => {
  const path = requireTo(to, "FILE");
  const application = await applicationWithResume(desk, name);
  const found = await openResume(desk, application);
  if (!found) throw new DeskError("The file is gone from the content service.");
  await note(desk, "fetch", [application]);
  await writeFile(path, found.content, { flag: "wx", mode: 0o600 }).catch(fileProblem(path));
  return [`Saved to ${path}`];
};

const fileProblem =
  (path: string) =>
  ({ code }: NodeJS.ErrnoException): never => {
    if (code === "EEXIST") throw new DeskError(`${path} is there already: name another with --to.`);
    throw new DeskError(`${path} cannot be written (${code}): name another with --to.`);
  };

/** A link for a browser, for a quarter of an hour. */
export const link: Command = async (desk, [name]) => {
  const application = await applicationWithResume(desk, name);
  requireScanned(application);
  await note(desk, "link", [application]);
  return [resumeUrl(desk.siteUrl, desk.secret, application._id)];
};

/** Changes a record as it was read. Throws `DeskError` when somebody else changed it meanwhile. */
async function unlessChanged(one: Submission, change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!isConflict(error)) throw error;
    throw new DeskError(`${nameOf(one)} was changed by somebody else meanwhile: look again.`);
  }
}

/** Changes a status; one of several words needs no quotes. */
export const status: Command = async (desk, [name, ...words]) => {
  const to = words.join(" ");
  const one = await findOne(desk, name);
  if (!to) throw new DeskError(`${nameOf(one)} is "${one.status}". Say what it becomes.`);
  await unlessChanged(one, () => changeStatus(desk.writer, one, to, desk.by));
  return [`${nameOf(one)}: ${one.status} → ${to}`];
};

/** A mail that the outbox tries again from the start. */
const anew = (): PendingMail => ({
  state: "pending",
  tries: 0,
  nextTryAt: new Date().toISOString(),
});

/** Lets the outbox try a mail again, or all that were given up; they keep their Message-ID. */
export const resend: Command = async (desk, [name], { failed }) => {
  if (failed) return resendFailed(desk, name);
  const one = await findOne(desk, name);
  if (!("mail" in one)) throw new DeskError(`${nameOf(one)} owes no mail.`);
  if (one.status === "unsubscribed")
    throw new DeskError(`${nameOf(one)} has unsubscribed: no mail is sent there.`);
  if (one.mail.state === "sending") throw new DeskError("It is being sent at this moment.");
  await unlessChanged(one, () =>
    desk.writer.patch(one._id).ifRevisionId(one._rev).set({ mail: anew() }).commit(),
  );
  return [`${nameOf(one)}: the server sends its mail again within a minute.`];
};

async function resendFailed({ writer }: Desk, name: string | undefined): Promise<string[]> {
  if (name) throw new DeskError("Name one, or say --failed for all that were given up.");
  const { documentIds } = await writer
    .patch({ query: `*[mail.state == "failed" && status != "unsubscribed"]` })
    .set({ mail: anew() })
    .commit({ returnFirst: false, returnDocuments: false });
  return [`${documentIds.length} mail(s): the server sends them again, from within a minute on.`];
}

/** Everything one person sent, with the files, into the new folder `--to`. */
export const exportPerson: Command = async (desk, [email = ""], { to }) => {
  const folder = requireTo(to, "FOLDER");
  const found = await ofPerson(desk, email);
  await mkdir(folder, { mode: 0o700 }).catch(fileProblem(folder));
  await note(desk, "export", found);
  const save = (name: string, content: string | Uint8Array) =>
    writeFile(join(folder, name), content, { flag: "wx", mode: 0o600 });
  await save("data.json", `${JSON.stringify(found.map(readable), null, 2)}\n`);
  for (const one of found) {
    if (one._type !== "jobApplication") continue;
    const resume = await openResume(desk, one);
    if (resume) await save(`${one.reference} ${resume.file.name}`, resume.content);
  }
  return [`${found.length} record(s) saved to ${folder}`];
};
