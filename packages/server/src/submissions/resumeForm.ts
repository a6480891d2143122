import type { Context } from "hono";
import { applicationParts } from "../forms/contract.ts";
import { resumeField } from "../forms/limits.ts";
import { ApiError } from "../http/errors.ts";
import type { ResumeKind } from "../records/types.ts";
import { type Inspector, InspectorBusyError } from "../resume/inspector.ts";
import { RefusedFileError } from "../resume/refusedFile.ts";
import type { Resume } from "../resume/store.ts";
import { createFileForm } from "./fileForm.ts";
import type { Upload } from "./uploads.ts";

const form = createFileForm({ [applicationParts.resume]: resumeField });

export const requireResumeHeaders = form.requireHeaders;

/** Reads an application. Runs only inexpensive checks of the file. */
export async function readApplication(c: Context, upload: Upload) {
  const { files, ...received } = await form.read(c, upload);
  const file = files[applicationParts.resume];
  const resume: Resume | undefined = file && {
    name: file.name,
    kind: file.kind as ResumeKind,
    received: file.content,
    content: file.content,
  };
  return { ...received, resume };
}

/** Inspects a resume and returns it sanitized. Throws `fields-invalid` if refused, and `busy`. */
export async function inspectResume(
  inspector: Inspector,
  client: string,
  resume: Resume,
): Promise<Resume> {
  try {
    return { ...resume, ...(await inspector.inspect(client, resume.kind, resume.received)) };
  } catch (error) {
    if (error instanceof RefusedFileError)
      throw new ApiError("fields-invalid", {
        cause: error,
        fields: [{ field: applicationParts.resume, code: error.code }],
      });
    if (!(error instanceof InspectorBusyError)) throw error;
    throw new ApiError("busy", { cause: error, headers: { "Retry-After": "10" } });
  }
}
