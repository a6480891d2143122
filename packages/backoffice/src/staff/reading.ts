import { fetchResume, requireScanned, resumeUrl } from "@agency/server/resume";
import type {
  Access,
  Application,
  Message,
  ResumeFile,
  Submission,
} from "@agency/server/submissions";
import { keyOf, messagesAbout, noteAccess } from "@agency/server/submissions";
import { DeskError, nameOf } from "./find.ts";
import type { StaffPlace } from "./place.ts";

/*
 * How the staff read what visitors sent, at the command line and at the desk. Who read what is
 * written down before anything is handed out.
 */

/** What nobody has to read, and nobody should copy. */
const hidden = ["_rev", "formDigest", "formId", "mail", "resume"];

/** A record for a person: without keys, digests and claims. */
function readable(one: Submission): Record<string, unknown> {
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

const note = ({ writer, by }: StaffPlace, what: Access["what"], records: Submission[]) =>
  noteAccess(writer, { what, by, records });

/** A message for a person: without claims. */
export const readableMessage = ({ _id, kind, at, to, answer, mail }: Message) => ({
  key: keyOf(_id),
  kind,
  at,
  ...(to && { to }),
  ...answer,
  mail: mail.state,
});

/** One record, as a person reads it. */
export async function readRecord(
  place: StaffPlace,
  one: Submission,
): Promise<Record<string, unknown>> {
  await note(place, "show", [one]);
  return withMessages(readable(one), await messagesAbout(place.writer, [one._id]));
}

/** What was written about a record, where anything was, stands with it. */
function withMessages(record: Record<string, unknown>, messages: Message[]) {
  const own = messages.filter((message) => message.record === record._id);
  return { ...record, ...(own.length > 0 && { messages: own.map(readableMessage) }) };
}

function requireResume(one: Submission): Application {
  if (one._type !== "jobApplication")
    throw new DeskError(`${nameOf(one)} is no application.`, "resume-unavailable");
  if (one.resumeFile?.scan === "infected")
    throw new DeskError(
      `The resume of ${nameOf(one)} held a virus, and is deleted.`,
      "resume-unavailable",
    );
  if (!one.resume)
    throw new DeskError(`${nameOf(one)} came without a resume.`, "resume-unavailable");
  return one;
}

/** The bytes of a resume. Throws a `DeskError` where there are none, and what `fetchResume` throws. */
export async function readResume(place: StaffPlace, one: Submission): Promise<Buffer> {
  return readBytes(place, requireResume(one), "fetch");
}

async function readBytes(
  place: StaffPlace,
  application: Application,
  what: Access["what"],
): Promise<Buffer> {
  const found = await fetchResume(place.writer, application, place.resumeKeys);
  if (!found)
    throw new DeskError("The file is gone from the content service.", "resume-unavailable");
  await note(place, what, [application]);
  return found.content;
}

/**
 * The bytes of a PDF for the desk to draw. Other kinds are taken along as files: nothing here draws
 * them. Throws as `readResume` does.
 */
export async function viewResume(place: StaffPlace, one: Submission): Promise<Buffer> {
  const application = requireResume(one);
  if (application.resumeFile?.kind !== "pdf")
    throw new DeskError(`The resume of ${nameOf(one)} is no PDF.`, "resume-unavailable");
  return readBytes(place, application, "view");
}

/** A link to a resume for a browser, for a quarter of an hour. Throws as `readResume` does. */
export async function linkResume(place: StaffPlace, one: Submission): Promise<string> {
  const application = requireResume(one);
  requireScanned(application);
  await note(place, "link", [application]);
  return resumeUrl(place.siteUrl, place.secret, application._id);
}

/** Everything of one person. */
interface Export {
  records: Record<string, unknown>[];
  /** The resumes, each read once it is asked for. */
  resumes: () => AsyncGenerator<{ reference: string; file: ResumeFile; content: Buffer }>;
}

/** The records of one person for somebody to take along, with their files. */
export async function exportRecords(place: StaffPlace, found: Submission[]): Promise<Export> {
  await note(place, "export", found);
  const messages = await messagesAbout(
    place.writer,
    found.map(({ _id }) => _id),
  );
  return {
    records: found.map((one) => withMessages(readable(one), messages)),
    async *resumes() {
      for (const one of found) {
        if (one._type !== "jobApplication") continue;
        const resume = await fetchResume(place.writer, one, place.resumeKeys);
        if (resume) yield { reference: one.reference, ...resume };
      }
    },
  };
}
