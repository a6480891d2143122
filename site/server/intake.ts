import type { Context } from "hono";
import * as v from "valibot";
import type { Stored, StoredWithReference } from "../shared/api.ts";
import type { FieldError } from "../shared/fields.ts";
import { check, formIdSchema } from "../shared/fields.ts";
import { memberOf } from "./body.ts";
import { ApiError } from "./errors.ts";
import type { Limits } from "./limits.ts";

export interface IntakeOptions {
  /** Throws `origin-forbidden`. */
  requireSameOrigin: (c: Context) => void;
  limits: Limits;
  /** The visitor's address, for limits alone. */
  addressOf: (c: Context) => string;
}

/** What a request of a form came to: the body as it was sent, unchecked. */
interface Received {
  body: unknown;
  /** What is wrong with a file that came along, as far as that is told at no cost. */
  fields?: FieldError[];
}

/** What an answer tells beside the form's id. */
type Told = Partial<Omit<StoredWithReference, keyof Stored>>;

/** One form: how it is read, checked and stored. */
export interface Form<Schema extends v.GenericSchema<unknown, { id: string; email: string }>, Got> {
  /** The last part of its address; limits are counted for each. */
  name: string;
  /** What its headers have to say. Throws `content-type`, `too-large`. */
  requireHeaders: (c: Context) => void;
  read: (c: Context) => Promise<Received & Got>;
  /** The field that people never see and leave empty. */
  trap: string;
  /** Milliseconds a person needs at least. */
  minimumTime: number;
  schema: Schema;
  /** Business checks, then the store. Returns what the answer tells beside the form's id. */
  store: (form: v.InferOutput<Schema>, got: Got) => Promise<Told>;
  /** What `store` returns for a form that is not stored, so that the answers are alike. */
  pretend: (id: string) => Told;
}

/**
 * The way in, the same for every form, cheapest check first: method (by the route) and origin,
 * content type and size, rate limit of the address, body, trap, fill time, schema, rate limit of
 * the mail address, then what the form itself checks (a file is unpacked here) and stores. Answers
 * 201 once it is stored.
 */
export function createIntake({ requireSameOrigin, limits, addressOf }: IntakeOptions) {
  return {
    /** What every request goes through before its body is read. */
    async admit(c: Context, name: string, requireHeaders: (c: Context) => void): Promise<void> {
      requireSameOrigin(c);
      requireHeaders(c);
      await limits.address(name, addressOf(c));
    },

    async take<Schema extends v.GenericSchema<unknown, { id: string; email: string }>, Got>(
      c: Context,
      form: Form<Schema, Got>,
    ): Promise<Response> {
      await this.admit(c, form.name, form.requireHeaders);
      const got = await form.read(c);
      if (isTrapped(got.body, form.trap)) {
        const id = formIdOf(got.body);
        return c.json(answerOf(id, form.pretend(id)), 201);
      }
      requirePatience(got.body, form.minimumTime);
      const value = requireFields(form.schema, got);
      await limits.email(form.name, value.email, value.id);
      const told = await form.store(value, got);
      return c.json(answerOf(value.id, told), 201);
    },
  };
}

const answerOf = (id: string, told: Told): Stored & Told => ({ ok: true, id, ...told });

/** Whether somebody filled the field that people never see. */
export function isTrapped(body: unknown, trap: string): boolean {
  const value = memberOf(body, trap);
  return typeof value === "string" && value !== "";
}

function formIdOf(body: unknown): string {
  const id = v.safeParse(formIdSchema, memberOf(body, "id"));
  return id.success ? id.output : crypto.randomUUID();
}

/** Throws `too-fast` for a form that says it was filled faster than a person can. */
function requirePatience(body: unknown, minimum: number): void {
  const elapsed = memberOf(body, "elapsed");
  if (typeof elapsed !== "number" || !(elapsed >= 0 && elapsed < minimum)) return;
  const seconds = Math.max(1, Math.ceil((minimum - elapsed) / 1000));
  throw new ApiError("too-fast", { headers: { "Retry-After": String(seconds) } });
}

function requireFields<Schema extends v.GenericSchema>(
  schema: Schema,
  { body, fields = [] }: Received,
): v.InferOutput<Schema> {
  const checked = check(schema, body);
  if (checked.ok && fields.length === 0) return checked.value;
  throw new ApiError("fields-invalid", {
    fields: checked.ok ? fields : [...checked.fields, ...fields],
  });
}
