import type { Context } from "hono";
import { applicationParts } from "../shared/api.ts";
import { applicationSchema, minimumApplicationTime, mostResume } from "../shared/application.ts";
import { contactSchema, minimumContactTime } from "../shared/contact.ts";
import type { FieldError } from "../shared/fields.ts";
import { minimumNewsletterTime, newsletterSchema } from "../shared/newsletter.ts";
import {
  type ApplicationPlace,
  applicationId,
  type Resume,
  storeApplication,
} from "./applications.ts";
import { mostBytes, parseJson, readBody, readJson, requireBody } from "./body.ts";
import { enquiryId, storeEnquiry } from "./enquiries.ts";
import { ApiError } from "./errors.ts";
import type { Form, IntakeOptions } from "./intake.ts";
import { parseMultipart } from "./multipart.ts";
import { isSafe, kindOf } from "./resume/kind.ts";
import { safeName } from "./resume/name.ts";
import { referenceOf } from "./submissions.ts";
import { subscribe } from "./subscriptions.ts";
import { times } from "./times.ts";
import { createGate, createRoom, type Upload, uploadLimits } from "./uploads.ts";

const json = {
  requireHeaders: (c: Context) => requireBody(c, "application/json"),
  read: async (c: Context) => ({ body: await readJson(c) }),
};

/** What comes along with a form and its file: headers and boundaries. */
const multipartBytes = 4_096;
const mostApplication = mostResume + mostBytes + multipartBytes;

/** Bytes a second of a file: 40 kbit/s, which any mobile network brings. */
const leastUploadRate = 5_000;

/** The forms a visitor can send. */
export function createForms(place: ApplicationPlace & Pick<IntakeOptions, "addressOf">) {
  const { writer, secret, addressOf } = place;
  const room = createRoom({ ...uploadLimits, small: mostBytes + multipartBytes });
  const unpacking = createGate(uploadLimits.unpacked);
  const storing = createGate(uploadLimits.stored);

  const newsletter: Form<typeof newsletterSchema, object> = {
    name: "newsletter",
    ...json,
    trap: "company",
    minimumTime: minimumNewsletterTime,
    schema: newsletterSchema,
    async store(form) {
      await subscribe(writer, secret, form);
      return {};
    },
    pretend: () => ({}),
  };

  const contact: Form<typeof contactSchema, object> = {
    name: "contact",
    ...json,
    trap: "website",
    minimumTime: minimumContactTime,
    schema: contactSchema,
    store: async (form) => ({ reference: await storeEnquiry(writer, secret, form) }),
    pretend: (id) => ({ reference: referenceOf("ENQ", enquiryId(secret, id)) }),
  };

  const application: Form<typeof applicationSchema, { resume: Resume | undefined }> = {
    name: "applications",
    requireHeaders: (c) => requireBody(c, "multipart/form-data", mostApplication),
    read: (c) => readApplication(c, room.enter(addressOf(c))),
    trap: "website",
    minimumTime: minimumApplicationTime,
    schema: applicationSchema,
    async store(form, { resume }) {
      if (!resume) return { reference: await storeApplication(place, form, resume) };
      await unpacking(() => requireSafe(resume));
      return { reference: await storing(() => storeApplication(place, form, resume)) };
    },
    pretend: (id) => ({ reference: referenceOf("APP", applicationId(secret, id)) }),
  };

  return { newsletter, contact, application };
}

/** Receives an application. Of its file only what costs nothing is checked here. */
async function readApplication(c: Context, upload: Upload) {
  // The bytes are needed until the answer is on its way.
  c.get("afterwards").push(upload.free);
  const bytes = await readBody(c, {
    most: mostApplication,
    time: () => times.upload,
    leastRate: leastUploadRate,
    onBytes: upload.take,
  }).catch(tooLargeFile);
  const [form, file, ...others] = parseMultipart(c.req.header("Content-Type") ?? "", bytes, 2);
  if (form?.name !== applicationParts.form || form.fileName !== undefined || others.length > 0)
    throw new ApiError("multipart-invalid");
  if (form.content.length > mostBytes) throw new ApiError("too-large");
  const body = parseJson(c, form.content);
  if (!file) return { body, resume: undefined };
  const { name, fileName = "", content } = file;
  if (name !== applicationParts.resume || (fileName === "" && content.length > 0))
    throw new ApiError("multipart-invalid");
  return { body, ...resumeOf(fileName, content) };
}

/** A body that is too large is so by its file. */
function tooLargeFile(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== "too-large") throw error;
  throw new ApiError("too-large", { fields: [wrongFile("file-large")] });
}

const wrongFile = (code: "file-large" | "file-type"): FieldError => ({ field: "resume", code });

/** A file field that was left empty is sent as a file without name and content. */
function resumeOf(
  name: string,
  content: Buffer,
): { resume: Resume | undefined; fields?: FieldError[] } {
  if (name === "") return { resume: undefined };
  if (content.length > mostResume) return { resume: undefined, fields: [wrongFile("file-large")] };
  const kind = kindOf(content);
  if (!kind) return { resume: undefined, fields: [wrongFile("file-type")] };
  return { resume: { name: safeName(name, kind), kind, content } };
}

/** Throws `fields-invalid` for a file that is not what it looked like. */
async function requireSafe({ kind, content }: Resume): Promise<void> {
  if (await isSafe(kind, content)) return;
  throw new ApiError("fields-invalid", { fields: [wrongFile("file-type")] });
}
