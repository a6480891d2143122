import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Submission } from "@agency/server/submissions";
import type { Desk } from "./connect.ts";
import {
  DeskError,
  findByPerson,
  findSubmission,
  getName,
  getReceivedAt,
  listSubmissions,
} from "./find-submissions.ts";
import { exportRecords, linkResume, readRecord, readResume } from "./read-record.ts";
import { createPendingMail, moveToStatus, resendMail, retryOnConflict } from "./update-record.ts";

interface Options {
  status?: string | undefined;
  mail?: string | undefined;
  limit?: string | undefined;
  to?: string | undefined;
  failed?: boolean | undefined;
  yes?: boolean | undefined;
}

export type Command = (
  desk: Desk,
  args: (string | undefined)[],
  options: Options,
) => Promise<string[]>;

export const list: Command = async (desk, [kind], { status, mail, limit = "50" }) => {
  const max = Number(limit);
  if (!Number.isInteger(max) || max < 1 || max > 1_000)
    throw new DeskError("--limit must be a number from 1 to 1000.");
  const found = await listSubmissions(desk, { kind, status, mail, limit: max });
  if (found.length === 0) return ["No submissions found."];
  return found.map((one) =>
    [getName(one), getReceivedAt(one).slice(0, 16).replace("T", " "), one.status, getEmail(one)]
      .filter(Boolean)
      .join("  "),
  );
};

const getEmail = (one: Submission): string =>
  "mail" in one && one.mail && one.mail.state !== "sent" ? `mail ${one.mail.state}` : "";

export const show: Command = async (desk, [name]) => {
  const record = await readRecord(desk, await findSubmission(desk, name));
  return [JSON.stringify(record, null, 2)];
};

/** Erasure does not reach copies. */
function requireTo(to: string | undefined, what: string): string {
  if (!to) throw new DeskError(`Choose where to save it: --to ${what}.`);
  return resolve(to);
}

/** Saves a resume to `--to`. Never overwrites a file. */
export const fetchFile: Command = async (desk, [name], { to }) => {
  const path = requireTo(to, "FILE");
  const content = await readResume(desk, await findSubmission(desk, name));
  await writeFile(path, content, { flag: "wx", mode: 0o600 }).catch(fileProblem(path));
  return [`Saved to ${path}`];
};

const fileProblem =
  (path: string) =>
  ({ code }: NodeJS.ErrnoException): never => {
    if (code === "EEXIST") throw new DeskError(`${path} already exists. Choose another with --to.`);
    throw new DeskError(`${path} cannot be written (${code}). Choose another with --to.`);
  };

/** Prints a resume's link, valid for 15 minutes. */
export const link: Command = async (desk, [name]) => [
  await linkResume(desk, await findSubmission(desk, name)),
];

/** Changes a status. Several words need no quotes. */
export const status: Command = async (desk, [name, ...words]) => {
  const to = words.join(" ");
  const read = () => findSubmission(desk, name);
  const one = await retryOnConflict(read, async (one) => {
    if (!to) throw new DeskError(`${getName(one)} is "${one.status}". Add the new status.`);
    await moveToStatus(desk, one, to);
  });
  return [`${getName(one)}: ${one.status} → ${to}`];
};

/** Retries a mail, or all that failed, with the same Message-IDs. */
export const resend: Command = async (desk, [name], { failed }) => {
  if (failed) return resendFailed(desk, name);
  const read = () => findSubmission(desk, name);
  const one = await retryOnConflict(read, (one) => resendMail(desk, one));
  return [`${getName(one)}: the email will be resent within a minute.`];
};

async function resendFailed({ writer }: Desk, name: string | undefined): Promise<string[]> {
  if (name) throw new DeskError("Give a reference number, or --failed for all failed emails.");
  const { documentIds } = await writer
    .patch({ query: `*[mail.state == "failed" && status != "unsubscribed"]` })
    .set({ mail: createPendingMail() })
    .commit({ returnFirst: false, returnDocuments: false });
  return [`${documentIds.length} email(s) will be resent, starting within a minute.`];
}

/** Exports a person's submissions and resumes to a new folder. */
export const exportPerson: Command = async (desk, [email = ""], { to }) => {
  const folder = requireTo(to, "FOLDER");
  const found = await findByPerson(desk, email);
  await mkdir(folder, { mode: 0o700 }).catch(fileProblem(folder));
  const { records, resumes } = await exportRecords(desk, found);
  const save = (name: string, content: string | Uint8Array) =>
    writeFile(join(folder, name), content, { flag: "wx", mode: 0o600 });
  await save("data.json", `${JSON.stringify(records, null, 2)}\n`);
  for await (const { reference, file, content } of resumes())
    await save(`${reference} ${file.name}`, content);
  return [`${found.length} record(s) saved to ${folder}`];
};
