import { createHash } from "node:crypto";
import type { Context } from "hono";
import * as v from "valibot";
import { errorStatuses, type Stored, type StoredWithReference } from "../forms/contract.ts";
import type { FieldError } from "../forms/fieldError.ts";
import { check, formIdSchema } from "../forms/fields.ts";
import { honeypotField } from "../forms/posted.ts";
import { getMember } from "../http/body.ts";
import { ApiError, getFault } from "../http/errors.ts";
import type { Limits } from "../http/limits.ts";
import { sendQuota } from "../http/rateLimit.ts";
import { deriveUuid } from "../settings/secret.ts";
import type { Attempt, FormPages, RenderPage } from "./formPages.ts";
import { asksForPage, type PlainPost } from "./plain.ts";

export interface IntakeOptions {
  /** Throws `origin-forbidden`. */
  requireSameOrigin: (c: Context) => void;
  limits: Limits;
  /** The visitor's address, for limits alone. */
  getClientAddress: (c: Context) => string;
  secret: string;
  /** Where a plain post leads. */
  pages: FormPages;
  /** Unset where no pages are rendered: plain posts that fail are answered with JSON then. */
  renderPage?: RenderPage | undefined;
  /** Has the mail of a stored document sent now. */
  nudge: (id: string) => void;
}

/** What a request of a form came to: the body as it was sent, unchecked. */
interface Received {
  body: unknown;
  /** Set where no script sent it: then it has neither an id nor a time. */
  plain?: PlainPost | undefined;
  /** The bytes of a file that came along. */
  file?: Uint8Array | undefined;
  /** What is wrong with that file, as far as that is told at no cost. */
  fields?: FieldError[];
}

/** What an answer tells beside the form's id. */
type Told = Partial<Omit<StoredWithReference, keyof Stored>>;

interface Person {
  email: string;
}

/** What `defineForm` makes, as far as the way in goes. */
export interface Definition<Fields extends Person> {
  name: string;
  minimumTime: number;
  traps: readonly string[];
  fieldsSchema: v.GenericSchema<unknown, Fields> & { entries: object };
  schema: v.GenericSchema<unknown, Fields & { id: string }>;
}

/** The way in of a site's forms. */
export type Intake = ReturnType<typeof createIntake>;

/** One form: how it is read, checked and stored. */
export interface Form<Fields extends Person, Got extends object = object> {
  definition: Definition<Fields>;
  /** What it is called among the site's pages, by what it holds. */
  getName: (values: Readonly<Record<string, string>>) => string;
  /** What its headers have to say. Throws `content-type`, `too-large`. */
  requireHeaders: (c: Context) => void;
  read: (c: Context) => Promise<Received & Got>;
  /** Business checks, then the store. Returns what the answer tells beside the form's id. */
  store: (form: Fields & { id: string }, got: Got) => Promise<Told>;
  /** What `store` returns for a form that is not stored, so that the answers are alike. */
  pretend: (id: string) => Told;
  /** The document that owes a mail once the form is stored. @default there is no mail */
  mailed?: (form: Fields & { id: string }) => string;
}

/**
 * The way in, the same for every form, cheapest check first: method (by the route) and origin,
 * rate limit of the address, content type and size, body, trap, fill time, schema, rate limit of
 * the mail address, then what the form itself checks (a file is unpacked here) and stores. Answers
 * 201 once it is stored, and 303 to its page who asks for one.
 *
 * A plain post goes the same way but for the time: nothing measured it, and what a sender says of
 * it proves nothing anyway. It keeps the hasty away who run the site's own script; the others meet
 * the trap and the limits, which hold here too.
 */
export function createIntake(options: IntakeOptions) {
  const { requireSameOrigin, limits, getClientAddress, secret, pages, renderPage, nudge } = options;

  /**
   * Checks every request before its body is read. Counts it before anything is refused with a page.
   */
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
  ): Promise<{ id: string; told: Told }> {
    const { definition, read, store, pretend, mailed } = form;
    await admit(c, definition.name, form.requireHeaders);
    const got = await read(c);
    attempt.plain = got.plain;
    if (isTrapped(got.body, definition.traps)) {
      const id = getFormId(got.body);
      return { id, told: pretend(id) };
    }
    if (!got.plain) requirePatience(got.body, definition.minimumTime);
    const value = got.plain ? plainValue(definition, got) : scriptValue(definition, got);
    attempt.id = value.id;
    await limits.email(definition.name, value.email, value.id);
    const told = await store(value, got);
    // The browser's own call for the mail comes from its script.
    if (got.plain && mailed) nudge(mailed(value));
    return { id: value.id, told };
  }

  /**
   * The id of a plain post is made of its content and the day (UTC): the same content again within
   * that day, by a second click, a reload or Back, is stored once. Somebody who writes the same
   * words on another day is heard again; two clicks around midnight are two submissions.
   */
  function plainValue<Fields extends Person>(
    { name, fieldsSchema }: Definition<Fields>,
    { body, file, fields }: Received,
  ): Fields & { id: string } {
    const { [honeypotField]: _trap, ...filled } = body as Record<string, string>;
    const value = requireFields(fieldsSchema, filled, fields);
    const day = new Date().toISOString().slice(0, 10);
    const digest = file && createHash("sha256").update(file).digest("hex");
    return { ...value, id: deriveUuid(secret, JSON.stringify([name, day, value, digest])) };
  }

  /** Reads the typed values of a form that was refused unread. */
  async function reread<Fields extends Person, Got extends object>(
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
    // Another site's form gets none of the site's pages.
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
        // What was typed shall not be lost, but who goes on and on gets no pages for it.
        await limits.address(`${form.definition.name}-page`, getClientAddress(c));
        attempt.plain = (await reread(c, form).catch(() => undefined))?.plain;
      }
      c.set("code", error.code);
      const fault = getFault(error);
      if (fault) c.set("error", fault);
      const status = errorStatuses[error.code];
      const page = await render(c, { ...pages.failedPage(c, nameNow(), error, attempt), status });
      const headers = { ...error.headers, "Cache-Control": "no-store" };
      for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
      return page;
    }
  }

  return {
    admit,

    async take<Fields extends Person, Got extends object>(
      c: Context,
      form: Form<Fields, Got>,
    ): Promise<Response> {
      if (renderPage && asksForPage(c)) return answerWithPage(c, form, renderPage);
      const { id, told } = await receive(c, form, {});
      const answer: Stored & Told = { ok: true, id, ...told };
      return c.json(answer, 201);
    },
  };
}

/** Whether somebody filled the field that people never see. */
export const isTrapped = (body: unknown, traps: readonly string[]): boolean =>
  traps.some((trap) => {
    const value = getMember(body, trap);
    return typeof value === "string" && value !== "";
  });

function getFormId(body: unknown): string {
  const id = v.safeParse(formIdSchema, getMember(body, "id"));
  return id.success ? id.output : crypto.randomUUID();
}

/** Throws `too-fast` for a form that says it was filled faster than a person can. */
function requirePatience(body: unknown, minimum: number): void {
  const elapsed = getMember(body, "elapsed");
  if (typeof elapsed !== "number" || !(elapsed >= 0 && elapsed < minimum)) return;
  const seconds = Math.max(1, Math.ceil((minimum - elapsed) / 1000));
  throw new ApiError("too-fast", { headers: { "Retry-After": String(seconds) } });
}

/** The fields of what a script sent, and its id: without the trap and the time. */
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
