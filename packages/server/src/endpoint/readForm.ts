import type { Context } from "hono";
import type { FileFields } from "../forms/fileFields.ts";
import { maxBodyBytes } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import type { GetClientAddress } from "../http/requests.ts";
import { scan as scanFile } from "../resume/clamd.ts";
import { defaultTimeouts } from "../settings/timeouts.ts";
import type { ClamdAddress } from "../settings/types.ts";
import { createFileForm, type ReceivedFile } from "../submissions/fileForm.ts";
import { multipartBytes, text } from "../submissions/textForm.ts";
import { createUploadBudget, uploadLimits } from "../submissions/uploads.ts";

/** Required files are always present. */
export type Files<Fields extends FileFields> = {
  [Name in keyof Fields]: Fields[Name] extends { isRequired: true }
    ? ReceivedFile
    : ReceivedFile | undefined;
};

/** Creates the reader of a form's bodies, and the scan of its files. */
export function createReader<Fields extends FileFields>(
  fields: Fields,
  getClientAddress: GetClientAddress,
  clamd: ClamdAddress | undefined,
) {
  const form = createFileForm(fields);
  const budget = createUploadBudget({ ...uploadLimits, small: maxBodyBytes + multipartBytes });
  const hasFiles = Object.keys(fields).length > 0;

  /** Throws `fields-invalid` for a virus, `upload-unavailable` without an answer of clamd. */
  async function scan(files: Files<Fields>): Promise<void> {
    if (!clamd) return;
    for (const [field, file] of Object.entries<ReceivedFile | undefined>(files)) {
      if (!file) continue;
      const found = await scanFile(clamd, file.content, defaultTimeouts.scan);
      if (found === "infected")
        throw new ApiError("fields-invalid", { fields: [{ field, code: "file-infected" }] });
      if (found !== "clean")
        throw new ApiError("upload-unavailable", {
          cause: new Error("clamd is unavailable."),
          headers: { "Retry-After": "10" },
        });
    }
  }

  const reader = {
    requireHeaders: hasFiles ? form.requireHeaders : text.requireHeaders,
    async read(c: Context) {
      const received = hasFiles
        ? await form.read(c, budget.enter(getClientAddress(c)))
        : { ...(await text.read(c)), files: {} };
      return { ...received, files: received.files as Files<Fields> };
    },
  };
  return { reader, scan };
}
