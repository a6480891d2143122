import { eraseSubmissions, findOutdated, purge as purgeOutdated } from "@agency/server/submissions";
import { listAccesses, listDeletions } from "./access-log.ts";
import type { Command } from "./commands.ts";
import { findByPerson } from "./find-submissions.ts";

/** Includes resumes and stored mails. */
export const erase: Command = async (desk, [email = ""], { yes }) => {
  const found = await findByPerson(desk, email);
  if (!yes) return [`${found.length} record(s) would be permanently erased. Add --yes to confirm.`];
  await eraseSubmissions(desk, found);
  return [
    `${found.length} record(s) permanently erased, with their CVs and the emails saved as files.`,
    "Emails already sent are still in their mailboxes: delete them there.",
  ];
};

/** Deletes outdated records and orphaned files, like the daily job. Only counts without `--yes`. */
export const purge: Command = async (desk, _args, { yes }) => {
  const outdated = await findOutdated(desk.writer, desk.retentionDays);
  const { records, files } = outdated;
  const what = `${records.length} record(s) older than ${desk.retentionDays} days and ${files.length} file(s) without a record`;
  if (!yes) return [`${what} would be permanently deleted. Add --yes to confirm.`];
  await purgeOutdated(desk, outdated);
  return [`${what} deleted.`];
};

/** Prints the log of access to personal data. */
export const accesses: Command = async ({ writer }) => {
  const found = await listAccesses(writer);
  if (found.length === 0) return ["No records were read yet."];
  return found.map(({ at, what, by, records, names }) => {
    const erased = records.length - names.length;
    const list = [...names, ...(erased > 0 ? [`${erased} erased`] : [])].join(", ");
    return `${at.slice(0, 16).replace("T", " ")}  ${what}  ${list}  ${by}`;
  });
};

/** Prints the log of deletions. */
export const deletions: Command = async ({ writer }) => {
  const found = await listDeletions(writer);
  if (found.length === 0) return ["No records were deleted yet."];
  return found.map(
    ({ at, reason, records, files, by }) =>
      `${at.slice(0, 16).replace("T", " ")}  ${reason}  ${records} record(s), ${files} file(s)  ${by}`,
  );
};
