import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { since } from "../mail/compose.ts";
import { mailFileName } from "../mail/mailer.ts";
import { messageId } from "../mail/message.ts";
import type { Submission } from "../records.ts";
import type { Command } from "./commands.ts";
import type { Desk } from "./connect.ts";
import { ofPerson } from "./find.ts";

const day = 24 * 3_600_000;

/** Few enough for one transaction. */
const atOnce = 100;

/** Deletes all that one person sent: records, resumes, mails that were kept as files. */
export const erase: Command = async (desk, [email = ""], { yes }) => {
  const found = await ofPerson(desk, email);
  if (!yes) return [`${found.length} record(s) would be erased for good: add --yes.`];
  await remove(desk, found);
  return [
    `${found.length} record(s) erased, with their resumes and the mails kept as files.`,
    "Mails that were sent are in the mailbox they went to: delete them there.",
  ];
};

/**
 * Deletes what is older than the retention setting: enquiries, applications, and subscriptions
 * that ended so long ago; and stored files that no record refers to, which a server that died in
 * the middle of an application left behind.
 */
export const purge: Command = async (desk, _args, { yes }) => {
  const before = new Date(Date.now() - desk.retentionDays * day).toISOString();
  const old = await desk.writer.fetch<Submission[]>(
    `*[(_type == "contactEnquiry" && receivedAt < $before) ||
      (_type == "jobApplication" && appliedAt < $before) ||
      (_type == "newsletterSubscriber" && status == "unsubscribed" && unsubscribedAt < $before)]`,
    { before },
  );
  const lost = await lostFiles(desk);
  const what = `${old.length} record(s) older than ${desk.retentionDays} days and ${lost.length} file(s) without a record`;
  if (!yes) return [`${what} would be deleted for good: add --yes.`];
  await remove(desk, old);
  for (const id of lost) await desk.writer.delete(id);
  return [`${what} deleted.`];
};

/** Files that no record refers to, a day old at least: younger ones may be waiting for theirs. */
async function lostFiles({ writer }: Desk): Promise<string[]> {
  const before = new Date(Date.now() - day).toISOString();
  const [files, used] = await Promise.all([
    writer.fetch<string[]>(`*[_type == "sanity.fileAsset" && _createdAt < $before]._id`, {
      before,
    }),
    writer.fetch<string[]>(`*[_type == "jobApplication" && defined(resume)].resume.asset._ref`),
  ]);
  const held = new Set(used);
  return files.filter((id) => !held.has(id));
}

async function remove(desk: Desk, submissions: Submission[]): Promise<void> {
  for (let at = 0; at < submissions.length; at += atOnce) {
    const some = submissions.slice(at, at + atOnce);
    const transaction = desk.writer.transaction();
    for (const one of some) {
      transaction.delete(one._id);
      if (one._type === "jobApplication" && one.resume) transaction.delete(one.resume.asset._ref);
    }
    await transaction.commit();
    for (const one of some) await removeMail(desk, one);
  }
}

async function removeMail(desk: Desk, one: Submission): Promise<void> {
  if (one._type === "jobApplication") return;
  const id = messageId(desk.secret, desk.siteUrl, one._id, since(one));
  // One that was being written when the server died has the name in front of its own.
  const files = await readdir(desk.mailFolder).catch(() => []);
  for (const file of files)
    if (file.startsWith(mailFileName(id))) await rm(join(desk.mailFolder, file), { force: true });
}
