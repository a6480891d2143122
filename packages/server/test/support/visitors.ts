import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createWriter } from "@agency/content/writer";
import { openLake, type Visibility } from "@agency/content-lake";
import { getRequestListener } from "@hono/node-server";
import type { ErrorAnswer, StoredWithReference } from "../../src/forms/contract.ts";
import type { Writer } from "../../src/records/store.ts";
import type { Application, Enquiry, Submission } from "../../src/records/types.ts";
import { onCleanUp, temporaryFolder } from "./cleanUp.ts";
import type { ApplicationInput, ContactInput, NewsletterInput, SendEmail } from "./forms.ts";

export const filled = (email: string, more: Record<string, unknown> = {}): NewsletterInput => ({
  id: randomUUID(),
  email,
  language: "en",
  elapsed: 20_000,
  ...more,
});

export const sendEmail = (email: string, name = ""): SendEmail => ({
  type: "newsletter",
  data: { email, name },
});

export const enquiry = (email: string, more: Record<string, unknown> = {}): ContactInput => ({
  id: randomUUID(),
  firstName: "Omar",
  lastName: "Farouk",
  email,
  phone: "+44 20 0000 0000",
  company: "Farouk & Sons",
  service: "Branding & Design",
  message: "An idea.\n\nWhere should it arrive?",
  language: "en",
  consentVersion: "contact-2",
  elapsed: 30_000,
  remarks: "",
  ...more,
});

export const application = (
  email: string,
  more: Record<string, unknown> = {},
): ApplicationInput => ({
  id: randomUUID(),
  jobId: "vacancy-open",
  firstName: "مريم",
  lastName: "الهاشمي",
  email,
  phone: "+971 50 000 0000",
  position: "مصمّمة",
  coverLetter: "رسمت العربية أحد عشر عامًا.",
  language: "ar",
  consentVersion: "application-2",
  elapsed: 240_000,
  remarks: "",
  ...more,
});

export interface SentFile {
  name: string;
  content: Uint8Array;
  type?: string;
}

export function formData(form: unknown, file?: SentFile): FormData {
  const data = new FormData();
  data.append("form", typeof form === "string" ? form : JSON.stringify(form));
  const type = file?.type ?? "application/pdf";
  if (file) data.append("resume", new Blob([new Uint8Array(file.content)], { type }), file.name);
  return data;
}

export const apply = (
  url: string,
  form: unknown,
  file?: SentFile,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/api/applications`, { method: "POST", body: formData(form, file), headers });

export const sendEnquiry = (data: ContactInput): SendEmail => ({ type: "contact", data });

export const getFields = async (answer: Response) =>
  ((await answer.json()) as ErrorAnswer).error.fields ?? [];

export const createReference = async (answer: Response) =>
  ((await answer.json()) as StoredWithReference).reference;

export function findUnknownFields(
  record: object | undefined,
  type: { fields: { name: string }[] },
): string[] {
  const known = new Set(type.fields.map(({ name }) => name));
  return Object.keys(record ?? {}).filter((name) => !name.startsWith("_") && !known.has(name));
}

export async function addVacancies(writer: Writer): Promise<void> {
  const vacancy = (_id: string, more: object) => ({
    _id,
    _type: "jobVacancy",
    title: "Senior brand designer",
    isActive: true,
    ...more,
  });
  const production = writer.withConfig({ dataset: "production" });
  await production
    .transaction()
    .createOrReplace(vacancy("vacancy-open", { applicationDeadline: "2999-12-31" }))
    .createOrReplace(vacancy("vacancy-endless", {}))
    .createOrReplace(vacancy("vacancy-over", { applicationDeadline: "2025-10-31" }))
    .createOrReplace(vacancy("vacancy-inactive", { isActive: false }))
    .createOrReplace({ ...vacancy("other-kind", {}), _type: "blogPost" })
    .commit();
}

const stored = <Kind extends Submission["_type"]>(writer: Writer, kind: Kind) =>
  writer.fetch<Extract<Submission, { _type: Kind }>[]>("*[_type == $kind] | order(_id asc)", {
    kind,
  });

export const enquiries = (writer: Writer): Promise<Enquiry[]> => stored(writer, "contactEnquiry");
export const applications = (writer: Writer): Promise<Application[]> =>
  stored(writer, "jobApplication");
export const assets = (writer: Writer): Promise<{ _id: string; path: string }[]> =>
  writer.fetch(`*[_type == "sanity.fileAsset"]`);

type Answer = Response | undefined | Promise<Response | undefined>;

export interface Interceptor {
  url: string;
  token: string;
  writer: Writer;
  /** A response replaces the request. */
  before: ((request: Request) => Answer) | undefined;
  /** A response replaces the original. */
  after: ((request: Request) => Answer) | undefined;
  env: Record<string, string>;
}

/** Starts a content service behind an interceptor. */
export async function startInterceptor({
  production = "public",
}: {
  production?: Visibility;
} = {}): Promise<Interceptor> {
  const lake = await openLake({
    dataDir: temporaryFolder(),
    datasets: { production, submissions: "private" },
    log: () => undefined,
  });
  const listener = getRequestListener(async (request) => {
    const path = new URL(request.url).pathname;
    if (path.startsWith("/own/")) return lake.fetch(moved(request, path.slice(4)));
    const given = await interceptor.before?.(request);
    if (given) return given;
    const answer = await lake.fetch(request);
    return (await interceptor.after?.(request)) ?? answer;
  });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onCleanUp(async () => {
    server.closeAllConnections();
    server.close();
    await lake.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const place = { projectId: "local", token: lake.token };
  const interceptor: Interceptor = {
    url,
    token: lake.token,
    writer: createWriter({ ...place, dataset: "submissions", apiHost: `${url}/own` }),
    before: undefined,
    after: undefined,
    env: {
      SECRET: "the-same-secret-for-all-instances",
      SANITY_PROJECT_ID: "local",
      SANITY_API_HOST: url,
      SANITY_WRITE_TOKEN: lake.token,
    },
  };
  await addVacancies(interceptor.writer);
  return interceptor;
}

function moved(request: Request, path: string): Request {
  const url = new URL(request.url);
  url.pathname = path;
  return new Request(url, request);
}
