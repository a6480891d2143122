import { createHash } from "node:crypto";
import type { Context } from "hono";
import * as v from "valibot";
import { errorStatuses, type Stored, type StoredWithReference } from "../forms/contract.ts";
import type { FieldError } from "../forms/fieldError.ts";
import { check, formIdSchema } from "../forms/fields.ts";
import { honeypotField } from "../forms/posted.ts";
import { getProperty } from "../http/body.ts";
import { ApiError, getLogCause } from "../http/errors.ts";
import { sendQuota } from "../http/rateLimitHeaders.ts";
import type { Limits } from "../http/rateLimits.ts";
import { deriveUuid } from "../settings/secret.ts";
import type { Attempt, FormPages, RenderPage } from "./formPages.ts";
import { acceptsHtml, type PlainPost } from "./plainPost.ts";
import { requireDeliverable } from "./requireDeliverable.ts";

export interface FormHandlerOptions {
  /** Throws `origin-forbidden`. */
  requireSameOrigin: (c: Context) => void;
  limits: Limits;
  getClientAddress: (c: Context) => string;
  secret: string;
  pages: FormPages;
  /** Unset: rejected plain posts get JSON. */
  renderPage?: RenderPage | undefined;
  sendNow: (id: string) => void;
  /** See `createSmtpUtf8Check`. */
  deliversUtf8: () => Promise<boolean>;
}

interface Received {
  body: unknown;
  /** Plain posts have neither id nor fill time. */
  plain?: PlainPost | undefined;
  contents?: readonly Uint8Array[];
  fields?: FieldError[];
}

type ResponseFields = Partial<Omit<StoredWithReference, keyof Stored>>;

interface Person {
  email: string;
}

export interface Definition<Fields extends Person> {
  name: string;
  minFillTime: number;
  honeypotFields: readonly string[];
  fieldsSchema: v.GenericSchema<unknown, Fields> & { entries: object };
  schema: v.GenericSchema<unknown, Fields & { id: string }>;
}

export type FormHandler = ReturnType<typeof createFormHandler>;

export interface Form<Fields extends Person, Got extends object = object> {
  definition: Definition<Fields>;
  getName: (values: Readonly<Record<string, string>>) => string;
  /** Throws `content-type`, `too-large`. */
  requireHeaders: (c: Context) => void;
  read: (c: Context) => Promise<Received & Got>;
  store: (form: Fields & { id: string }, got: Got) => Promise<ResponseFields>;
  /** Makes responses to trapped forms alike. */
  getFakeResult: (id: string) => ResponseFields;
  /** @default no mail */
  mailed?: (form: Fields & { id: string }) => string;
}

/**
 * Creates the handler of posted forms. Checks, cheapest first: origin, address rate limit, content
 * type and size, body, honeypot, fill time, schema, email rate limit, own checks. Plain posts have
 * no fill time. Answers 201. Clients that accept HTML get 303, or the form's page with its errors.
 * Throws an `ApiError`. A filled honeypot gets a success, and nothing is stored.
 */
export function createFormHandler(options: FormHandlerOptions) {
  const { requireSameOrigin, limits, getClientAddress, secret, pages, renderPage, sendNow } =
    options;
  const { deliversUtf8 } = options;

  /** Runs before the body is read, also for errors shown as a page. */
  async function admit(
    c: Context,
    name: string,
    requireHeaders: (c: Context) => void,
  ): Promise<void> {
    requireSameOrigin(c);
    sendQuota(c, await limits.address(name, getClientAddress(c)));
    requireHeaders(c);
  }

  async function receive<Fields extends Person, Got extends object>(
    c: Context,
    form: Form<Fields, Got>,
    attempt: Attempt,
  ): Promise<{ id: string; told: ResponseFields }> {
    const { definition, read, store, getFakeResult, mailed } = form;
    await admit(c, definition.name, form.requireHeaders);
    const got = await read(c);
    attempt.plain = got.plain;
    if (isHoneypotFilled(got.body, definition.honeypotFields)) {
      const id = getFormId(got.body);
      return { id, told: getFakeResult(id) };
    }
    if (!got.plain) requireFillTime(got.body, definition.minFillTime);
    const value = got.plain ? plainValue(definition, got) : scriptValue(definition, got);
    attempt.id = value.id;
    await limits.email(definition.name, value.email, value.id);
    await requireDeliverable(value.email, deliversUtf8);
    const told = await store(value, got);
    if (got.plain && mailed) sendNow(mailed(value));
    return { id: value.id, told };
  }

  /** Derives the id from content and UTC day, so a double click, reload or Back stores it once. */
  function plainValue<Fields extends Person>(
    { name, fieldsSchema }: Definition<Fields>,
    { body, contents = [], fields }: Received,
  ): Fields & { id: string } {
    const { [honeypotField]: _trap, ...filled } = body as Record<string, string>;
    const value = requireFields(fieldsSchema, filled, fields);
    const day = new Date().toISOString().slice(0, 10);
    const digest = contents.map((file) => createHash("sha256").update(file).digest("hex"));
    return { ...value, id: deriveUuid(secret, JSON.stringify([name, day, value, ...digest])) };
  }

  async function readRejectedForm<Fields extends Person, Got extends object>(
    c: Context,
    { requireHeaders, read }: Form<Fields, Got>,
  ): Promise<Received> {
    requireHeaders(c);
    return read(c);
  }

  async function answerWithPage<Fields extends Person, Got extends object>(
    c: Context,
    form: Form<Fields, Got>,
    render: RenderPage,
  ): Promise<Response> {
    // Forms of other sites get no page.
    requireSameOrigin(c);
    const attempt: Attempt = {};
    const nameNow = () => form.getName(attempt.plain?.values ?? {});
    try {
      const { told } = await receive(c, form, attempt);
      const page = attempt.plain?.page;
      c.header("Cache-Control", "no-store");
      return c.redirect(pages.sentAddress(c, nameNow(), { page, reference: told.reference }), 303);
    } catch (thrown) {
      const error =
        thrown instanceof ApiError ? thrown : new ApiError("internal", { cause: thrown });
      if (error.code === "content-type") throw error;
      if (error.code === "too-many" && !attempt.plain) {
        // Keeps entered values, but limits such pages.
        await limits.address(`${form.definition.name}-page`, getClientAddress(c));
        attempt.plain = (await readRejectedForm(c, form).catch(() => undefined))?.plain;
      }
      c.set("code", error.code);
      const fault = getLogCause(error);
      if (fault) c.set("error", fault);
      const status = errorStatuses[error.code];
      const page = await render(c, { ...pages.failedPage(c, nameNow(), error, attempt), status });
      const headers = { ...error.headers, "Cache-Control": "no-store" };
      for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
      return page;
    }
  }

  return {
    /** Checks origin, address rate limit and headers. Call it before reading a body. */
    admit,

    async take<Fields extends Person, Got extends object>(
      c: Context,
      form: Form<Fields, Got>,
    ): Promise<Response> {
      if (renderPage && acceptsHtml(c)) return answerWithPage(c, form, renderPage);
      const { id, told } = await receive(c, form, {});
      const answer: Stored & ResponseFields = { ok: true, id, ...told };
      return c.json(answer, 201);
    },
  };
}

/** Returns whether a bot filled a honeypot field. */
export const isHoneypotFilled = (body: unknown, honeypotFields: readonly string[]): boolean =>
  honeypotFields.some((trap) => {
    const value = getProperty(body, trap);
    return typeof value === "string" && value !== "";
  });

function getFormId(body: unknown): string {
  const id = v.safeParse(formIdSchema, getProperty(body, "id"));
  return id.success ? id.output : crypto.randomUUID();
}

/** Throws `too-fast`. */
function requireFillTime(body: unknown, minimum: number): void {
  const elapsed = getProperty(body, "elapsed");
  if (typeof elapsed !== "number" || !(elapsed >= 0 && elapsed < minimum)) return;
  const seconds = Math.max(1, Math.ceil((minimum - elapsed) / 1000));
  throw new ApiError("too-fast", { headers: { "Retry-After": String(seconds) } });
}

function scriptValue<Fields extends Person>(
  { schema, fieldsSchema }: Definition<Fields>,
  { body, fields }: Received,
): Fields & { id: string } {
  const value = requireFields(schema, body, fields);
  const kept = Object.entries(value).filter(
    ([name]) => name === "id" || name in fieldsSchema.entries,
  );
  return Object.fromEntries(kept) as Fields & { id: string };
}

function requireFields<Value>(
  schema: v.GenericSchema<unknown, Value>,
  body: unknown,
  found: FieldError[] = [],
): Value {
  const checked = check(schema, body);
  if (checked.ok && found.length === 0) return checked.value;
  throw new ApiError("fields-invalid", {
    fields: checked.ok ? found : [...checked.fields, ...found],
  });
}
