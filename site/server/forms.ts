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
import { createRoom, mostBytes, parseJson, readBody, readJson, requireBody } from "./body.ts";
import { enquiryId, storeEnquiry } from "./enquiries.ts";
import { ApiError } from "./errors.ts";
import type { Form } from "./intake.ts";
import { parseMultipart } from "./multipart.ts";
import { kindOf } from "./resume/kind.ts";
import { safeName } from "./resume/name.ts";
import { referenceOf } from "./submissions.ts";
import { subscribe } from "./subscriptions.ts";
import { times } from "./times.ts";

const json = {
  requireHeaders: (c: Context) => requireBody(c, "application/json"),
  read: async (c: Context) => ({ body: await readJson(c) }),
};

/** A file at its limit, the form beside it, and what stands between them. */
const mostApplication = mostResume + mostBytes + 4_096;

/** What all uploads under way may hold in memory. */
const mostUploads = 128 * 1024 * 1024;

/** The forms a visitor can send. */
export function createForms(place: ApplicationPlace) {
  const { writer, secret } = place;
  const room = createRoom(mostUploads);

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
    read: (c) => readApplication(c, room),
    trap: "website",
    minimumTime: minimumApplicationTime,
    schema: applicationSchema,
    store: async (form, { resume }) => ({
      reference: await storeApplication(place, form, resume),
    }),
    pretend: (id) => ({ reference: referenceOf("APP", applicationId(secret, id)) }),
  };

  return { newsletter, contact, application };
}

async function readApplication(c: Context, room: ReturnType<typeof createRoom>) {
  const visitor = room.enter();
  // The bytes are needed until the answer is on its way.
  c.get("afterwards").push(visitor.free);
  const bytes = await readBody(c, {
    most: mostApplication,
    time: () => times.upload,
    onBytes: visitor.take,
  }).catch(tooLargeFile);
  const [form, file, ...others] = parseMultipart(c.req.header("Content-Type") ?? "", bytes, 2);
  if (form?.name !== applicationParts.form || form.fileName !== undefined || others.length > 0)
    throw new ApiError("multipart-invalid");
  const body = parseJson(c, form.content);
  if (!file) return { body, resume: undefined };
  const { name, fileName = "", content } = file;
  if (name !== applicationParts.resume || (fileName === "" && content.length > 0))
    throw new ApiError("multipart-invalid");
  return { body, ...(await lookInto(fileName, content)) };
}

/** A body that is too large is so by its file. */
function tooLargeFile(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== "too-large") throw error;
  throw new ApiError("too-large", { fields: [wrongFile("file-large")] });
}

const wrongFile = (code: "file-large" | "file-type"): FieldError => ({ field: "resume", code });

/** A file field that was left empty is sent as a file without name and content. */
async function lookInto(
  name: string,
  content: Buffer,
): Promise<{ resume: Resume | undefined; fields?: FieldError[] }> {
  if (name === "") return { resume: undefined };
  if (content.length > mostResume) return { resume: undefined, fields: [wrongFile("file-large")] };
  const kind = await kindOf(content);
  if (!kind) return { resume: undefined, fields: [wrongFile("file-type")] };
  return { resume: { name: safeName(name, kind), kind, content } };
}
