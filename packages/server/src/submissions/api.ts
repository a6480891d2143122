import type { Context } from "hono";
import { Hono } from "hono";
import * as v from "valibot";
import type { Accepted } from "../forms/contract.ts";
import { getMember, maxBodyBytes, readJson, requireBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import { requireValid } from "../http/requests.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Mails } from "../mail/types.ts";
import { resumeLinks, resumesPath } from "../resume/links.ts";
import { createIntake, type IntakeOptions, isTrapped } from "./intake.ts";
import type { FormContext, FormKind, MailCall } from "./kinds.ts";
import { asksForPage } from "./plain.ts";
import { subscriberPages } from "./subscriberPages.ts";

export interface ApiOptions extends Omit<IntakeOptions, "nudge">, FormContext {
  forms: readonly FormKind[];
  /** Where a browser asks for the mail of what was just stored. */
  sendEmailPath: string;
  mails: Mails;
  siteUrl: string;
  outbox: Outbox;
  /** Called after a submission was stored. */
  onSubmission: () => void;
}

/** `/api/*`; the contract is `forms/contract.ts`. Every error is `{error: {code, message, fields?}}`. */
export function createApi(options: ApiOptions): Hono {
  const { writer, outbox, limits, secret, resumeKeys, siteUrl, getClientAddress, pages } = options;
  const { mails, timeouts } = options;
  const api = new Hono();
  const intake = createIntake({ ...options, nudge: outbox.nudge });
  const forms = options.forms.map((kind) => kind(options));
  const calls = new Map(
    forms.flatMap(({ name, traps, mailCall }) =>
      mailCall ? [[name, { ...mailCall, traps }] as const] : [],
    ),
  );
  const callSchema = v.strictObject({
    type: v.picklist([...calls.keys()], "invalid"),
    data: v.looseObject({}),
  });

  api.use("/api/*", async (c, next) => {
    const afterwards: (() => void)[] = [];
    c.set("afterwards", afterwards);
    try {
      await next();
    } finally {
      for (const step of afterwards) step();
    }
    // The browser's own call for the mail may never come.
    if (c.res.status !== 201 && c.res.status !== 303) return;
    outbox.wake();
    options.onSubmission();
  });

  for (const form of forms) {
    api.post(form.endpoint, (c) => form.take(intake, c));
    // Who opens the address of an answer again has nothing to send: the form is what they look for.
    api.get(form.endpoint, (c, next) =>
      asksForPage(c)
        ? Promise.resolve(c.redirect(pages.formAddress(c, form.getName({})), 303))
        : next(),
    );
  }

  /**
   * Sends the mail of a stored submission now. Body: `{type, data}`, the name of its form and what
   * that form's `mailCall` has for it. Answers 202 `{ok: true}`, whether there was one to send or
   * not; it never writes to anybody who is not stored, nothing of the call gets into the mail, and
   * what cannot be sent now the outbox sends later.
   * Source: specification, section 7.
   */
  api.post(options.sendEmailPath, async (c) => {
    await intake.admit(c, "send-email", (call) =>
      requireBody(call, { "application/json": maxBodyBytes }),
    );
    const body = await readJson(c);
    const accepted: Accepted = { ok: true };
    const traps = calls.get(getMember(body, "type") as string)?.traps ?? [];
    if (isTrapped(getMember(body, "data"), traps)) return c.json(accepted, 202);
    const submission = mailedBy(c, body);
    await limits.email("send-email", submission.email);
    outbox.nudge(submission.id);
    return c.json(accepted, 202);
  });

  /** Which stored submission a call is about. */
  function mailedBy(c: Context, body: unknown) {
    const { type, data } = requireValid(callSchema, body);
    const call = calls.get(type) as MailCall;
    // Apart, so that a wrong type is the one finding.
    const found = call.find(requireValid(v.object({ data: call.schema }), { data }).data);
    if (found.language) c.set("language", found.language);
    return found;
  }

  api.route("/", subscriberPages({ writer, secret, siteUrl, mails, timeouts }));
  api.route(resumesPath, resumeLinks({ writer, secret, resumeKeys, limits, getClientAddress }));

  for (const path of [...forms.map(({ endpoint }) => endpoint), options.sendEmailPath])
    api.all(path, () => {
      throw new ApiError("method-not-allowed", { headers: { Allow: "POST" } });
    });
  api.all("/api/*", () => {
    throw new ApiError("not-found");
  });
  return api;
}
