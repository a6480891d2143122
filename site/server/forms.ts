import { productSlugs } from "@agency/content";
import type { Context } from "hono";
import { applicationParts } from "../shared/api.ts";
import { type ApplicationForm, application } from "../shared/application.ts";
import { type ContactForm, contact } from "../shared/contact.ts";
import type { FieldError } from "../shared/fieldError.ts";
import { mostResume } from "../shared/limits.ts";
import { type NewsletterForm, newsletter } from "../shared/newsletter.ts";
import {
  type ApplicationPlace,
  applicationId,
  type Resume,
  storeApplication,
} from "./applications.ts";
import {
  mediaTypeOf,
  mostBytes,
  parseJson,
  readBody,
  readJson,
  requireBody,
  TooLarge,
} from "./body.ts";
import { enquiryId, storeEnquiry } from "./enquiries.ts";
import { ApiError } from "./errors.ts";
import type { Form, IntakeOptions } from "./intake.ts";
import type { Part } from "./multipart.ts";
import { asksForPage, multipart, partsOf, readPlain, urlEncoded } from "./plain.ts";
import type { Finding, Inspector } from "./resume/inspector.ts";
import { kindOf } from "./resume/kind.ts";
import { safeName } from "./resume/name.ts";
import { referenceOf } from "./submissions.ts";
import { subscribe, subscriberId } from "./subscriptions.ts";
import { times } from "./times.ts";
import { createGate, createRoom, type Upload, uploadLimits } from "./uploads.ts";

/** What comes along with a form and its file: headers and boundaries. */
const multipartBytes = 4_096;
const mostApplication = mostResume + mostBytes + multipartBytes;

/** Percent-encoding makes three bytes of one. */
const mostEncoded = 3 * mostBytes;

const mostText = {
  "application/json": mostBytes,
  [urlEncoded]: mostEncoded,
  [multipart]: mostBytes + multipartBytes,
};

/** A form of text alone. */
const text = {
  requireHeaders: (c: Context) => requireBody(c, mostText),
  async read(c: Context) {
    if (mediaTypeOf(c) === "application/json") return { body: await readJson(c) };
    const { body, plain } = readPlain(c, partsOf(c, await readBody(c, { most: mostEncoded })));
    return { body, plain };
  },
};

/**
 * Bytes of an application that are read when a browser sends it by itself: what is beyond
 * `mostApplication` is dropped, and the text around the file is handed back with what is wrong. A
 * script looks at the file before it sends it.
 */
const mostPlainApplication = 32 * 1024 * 1024;

/** Bytes a second of a file: 40 kbit/s, which any mobile network brings. */
const leastUploadRate = 5_000;

type Place = ApplicationPlace & Pick<IntakeOptions, "addressOf"> & { inspector: Inspector };

/** The forms a visitor can send. */
export function createForms(place: Place) {
  const { writer, secret, addressOf, inspector } = place;
  const room = createRoom({ ...uploadLimits, small: mostBytes + multipartBytes });
  const storing = createGate(uploadLimits.stored);

  async function look(client: string, { kind, content }: Resume): Promise<Finding> {
    try {
      return await inspector.inspect(client, kind, content);
    } catch (error) {
      if ((error as { status?: unknown }).status !== 429) throw error;
      throw new ApiError("busy", { cause: error, headers: { "Retry-After": "10" } });
    }
  }

  const forms = {
    newsletter: {
      definition: newsletter,
      nameOf: ({ product }) => productSlugs.find((slug) => slug === product) ?? "newsletter",
      ...text,
      async store(form) {
        await subscribe(writer, secret, form);
        return {};
      },
      pretend: () => ({}),
      mailed: ({ email }) => subscriberId(secret, email),
    } satisfies Form<Omit<NewsletterForm, "id">>,

    contact: {
      definition: contact,
      nameOf: () => "contact",
      ...text,
      store: async (form) => ({ reference: await storeEnquiry(writer, secret, form) }),
      pretend: (id) => ({ reference: referenceOf("ENQ", enquiryId(secret, id)) }),
      mailed: ({ id }) => enquiryId(secret, id),
    } satisfies Form<Omit<ContactForm, "id">>,

    applications: {
      definition: application,
      nameOf: () => "application",
      requireHeaders: (c) =>
        requireBody(c, {
          [multipart]: asksForPage(c) ? mostPlainApplication : mostApplication,
          [urlEncoded]: mostEncoded,
        }),
      async read(c) {
        const client = addressOf(c);
        return { client, ...(await readApplication(c, room.enter(client))) };
      },
      async store(form, { client, resume }) {
        if (!resume) return { reference: await storeApplication(place, form, resume) };
        const safe = requireSafe(resume, await look(client, resume));
        return { reference: await storing(() => storeApplication(place, form, safe)) };
      },
      pretend: (id) => ({ reference: referenceOf("APP", applicationId(secret, id)) }),
    } satisfies Form<Omit<ApplicationForm, "id">, { client: string; resume: Resume | undefined }>,
  };
  return forms;
}

/** Receives an application. Of its file only what costs nothing is checked here. */
async function readApplication(c: Context, upload: Upload) {
  // The bytes are needed until the answer is on its way.
  c.get("afterwards").push(upload.free);
  const limits = {
    most: mediaTypeOf(c) === urlEncoded ? mostEncoded : mostApplication,
    time: () => times.upload,
    leastRate: leastUploadRate,
    onBytes: upload.take,
  };
  if (!asksForPage(c)) {
    const bytes = await readBody(c, limits).catch(tooLargeFile);
    return applicationOf(c, bytes);
  }
  try {
    return applicationOf(c, await readBody(c, { ...limits, readOn: mostPlainApplication }));
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    const { body, plain } = applicationOf(c, error.ends);
    return { body, plain, resume: undefined, fields: [wrongFile("file-large")] };
  }
}

/** What a script sends is one part of JSON and perhaps the file; a browser sends each field by itself. */
function applicationOf(c: Context, bytes: Buffer) {
  const parts = partsOf(c, bytes);
  const [form, file, ...others] = parts;
  if (form?.name !== applicationParts.form) {
    const { body, plain, file: chosen } = readPlain(c, parts);
    return { body, plain, ...resumeOf(chosen) };
  }
  if (form.fileName !== undefined || others.length > 0) throw new ApiError("multipart-invalid");
  if (form.content.length > mostBytes) throw new ApiError("too-large");
  const body = parseJson(c, form.content);
  const isNamed = file?.fileName || file?.content.length === 0;
  if (file && (file.name !== applicationParts.resume || !isNamed))
    throw new ApiError("multipart-invalid");
  return { body, plain: undefined, ...resumeOf(file) };
}

/** A body that is too large is so by its file. */
function tooLargeFile(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== "too-large") throw error;
  throw new ApiError("too-large", { fields: [wrongFile("file-large")] });
}

const wrongFile = (
  code: "file-large" | "file-type" | "file-unsafe" | "file-infected",
): FieldError => ({ field: "resume", code });

/** A file field that was left empty is sent as a file without name and content. */
function resumeOf(part: Part | undefined): {
  resume: Resume | undefined;
  file?: Buffer;
  fields?: FieldError[];
} {
  const { fileName: name = "", content } = part ?? {};
  if (name === "" || !content) return { resume: undefined };
  if (content.length > mostResume) return { resume: undefined, fields: [wrongFile("file-large")] };
  const kind = kindOf(content);
  if (!kind) return { resume: undefined, fields: [wrongFile("file-type")] };
  return { resume: { name: safeName(name, kind), kind, content }, file: content };
}

/** Throws `fields-invalid` for a file that may do harm, or that nobody can open. */
function requireSafe(resume: Resume, finding: Finding): Resume {
  if (finding === "unsafe" || finding === "infected")
    throw new ApiError("fields-invalid", { fields: [wrongFile(`file-${finding}`)] });
  return finding === "safe" ? resume : { ...resume, scan: finding };
}
