import { fetchResume, requireScanned, resumeUrl } from "@agency/server/resume";
import type {
  Access,
  Application,
  Message,
  ResumeFile,
  Submission,
} from "@agency/server/submissions";
import { fetchMessages, getKey, logAccess } from "@agency/server/submissions";
import type { StaffDeps } from "./deps.ts";
import { DeskError, getName } from "./find-submissions.ts";

/* Reads by the command line and the desk. Access is logged first. */

const hidden = ["_rev", "formDigest", "formId", "mail", "resume"];

function toReadableRecord(one: Submission): Record<string, unknown> {
  const { resumeFile, ...rest } = one as Partial<Application> & Submission;
  const shown = Object.entries(rest).filter(([name]) => !hidden.includes(name));
  return {
    ...Object.fromEntries(shown),
    ...("mail" in one && one.mail && { mail: one.mail.state }),
    ...(resumeFile && {
      resume: {
        name: resumeFile.name,
        kind: resumeFile.kind,
        bytes: resumeFile.size,
        ...(resumeFile.scan && { scan: resumeFile.scan }),
      },
    }),
  };
}

const note = ({ writer, by }: StaffDeps, what: Access["what"], records: Submission[]) =>
  logAccess(writer, { what, by, records });

export const toReadableMessage = ({ _id, kind, at, to, answer, mail }: Message) => ({
  key: getKey(_id),
  kind,
  at,
  ...(to && { to }),
  ...answer,
  mail: mail.state,
});

/** Reads a record with its messages and logs the access. */
export async function readRecord(
  deps: StaffDeps,
  one: Submission,
): Promise<Record<string, unknown>> {
  await note(deps, "show", [one]);
  return addMessages(toReadableRecord(one), await fetchMessages(deps.writer, [one._id]));
}

function addMessages(record: Record<string, unknown>, messages: Message[]) {
  const own = messages.filter((message) => message.record === record._id);
  return { ...record, ...(own.length > 0 && { messages: own.map(toReadableMessage) }) };
}

function requireResume(one: Submission): Application {
  if (one._type !== "jobApplication")
    throw new DeskError(`${getName(one)} is not an application.`, "resume-unavailable");
  if (one.resumeFile?.scan === "infected")
    throw new DeskError(
      `The CV of ${getName(one)} contained a virus and was deleted.`,
      "resume-unavailable",
    );
  if (!one.resume) throw new DeskError(`${getName(one)} has no CV.`, "resume-unavailable");
  return one;
}

/**
 * Decrypts a resume and logs the access.
 *
 * @throws DeskError if there is none; errors of `fetchResume`
 */
export async function readResume(deps: StaffDeps, one: Submission): Promise<Buffer> {
  return readBytes(deps, requireResume(one), "fetch");
}

async function readBytes(
  deps: StaffDeps,
  application: Application,
  what: Access["what"],
): Promise<Buffer> {
  const found = await fetchResume(deps.writer, application, deps.resumeKeys);
  if (!found)
    throw new DeskError("The file no longer exists in the content service.", "resume-unavailable");
  await note(deps, what, [application]);
  return found.content;
}

/** Reads a PDF resume and logs the view. Throws as `readResume`, and DeskError for other types. */
export async function viewResume(deps: StaffDeps, one: Submission): Promise<Buffer> {
  const application = requireResume(one);
  if (application.resumeFile?.kind !== "pdf")
    throw new DeskError(`The CV of ${getName(one)} is not a PDF.`, "resume-unavailable");
  return readBytes(deps, application, "view");
}

/**
 * Creates a resume link, valid for 15 minutes, and logs it. Throws DeskError without a resume,
 * UnscannedError before its scan.
 */
export async function linkResume(deps: StaffDeps, one: Submission): Promise<string> {
  const application = requireResume(one);
  requireScanned(application);
  await note(deps, "link", [application]);
  return resumeUrl(deps.siteUrl, deps.secret, application._id);
}

interface Export {
  records: Record<string, unknown>[];
  /** Read on demand. */
  resumes: () => AsyncGenerator<{ reference: string; file: ResumeFile; content: Buffer }>;
}

/** Exports records with messages and resumes, and logs the access. */
export async function exportRecords(deps: StaffDeps, found: Submission[]): Promise<Export> {
  await note(deps, "export", found);
  const messages = await fetchMessages(
    deps.writer,
    found.map(({ _id }) => _id),
  );
  return {
    records: found.map((one) => addMessages(toReadableRecord(one), messages)),
    async *resumes() {
      for (const one of found) {
        if (one._type !== "jobApplication") continue;
        const resume = await fetchResume(deps.writer, one, deps.resumeKeys);
        if (resume) yield { reference: one.reference, ...resume };
      }
    },
  };
}
