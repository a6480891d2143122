import type { Context } from "hono";
import { Hono } from "hono";
import * as v from "valibot";
import type { Accepted } from "../forms/contract.ts";
import { getProperty, maxBodyBytes, readJson, requireBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import { requireValid } from "../http/requests.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Mails } from "../mail/types.ts";
import { resumeLinks, resumesPath } from "../resume/links.ts";
import { createFormHandler, type FormHandlerOptions, isHoneypotFilled } from "./formHandler.ts";
import type { FormContext, FormKind, MailCall } from "./formKinds.ts";
import { acceptsHtml } from "./plainPost.ts";
import { subscriberPages } from "./subscriberPages.ts";

export interface ApiOptions extends Omit<FormHandlerOptions, "sendNow">, FormContext {
  forms: readonly FormKind[];
  sendEmailPath: string;
  mails: Mails;
  siteUrl: string;
  outbox: Outbox;
  onSubmission: () => void;
}

/** Creates the `/api` routes of forms, mail links and resumes. */
export function createApi(options: ApiOptions): Hono {
  const { writer, outbox, limits, secret, resumeKeys, siteUrl, getClientAddress, pages } = options;
  const { mails, timeouts } = options;
  const api = new Hono();
  const formHandler = createFormHandler({ ...options, sendNow: outbox.sendNow });
  const forms = options.forms.map((kind) => kind(options));
  const calls = new Map(
    forms.flatMap(({ name, honeypotFields, mailCall }) =>
      mailCall ? [[name, { ...mailCall, honeypotFields }] as const] : [],
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
    // The browser's own request may never come.
    if (c.res.status !== 201 && c.res.status !== 303) return;
    outbox.pollSoon();
    options.onSubmission();
  });

  for (const form of forms) {
    api.post(form.endpoint, (c) => form.take(formHandler, c));
    // A reopened endpoint redirects to its form.
    api.get(form.endpoint, (c, next) =>
      acceptsHtml(c)
        ? Promise.resolve(c.redirect(pages.formAddress(c, form.getName({})), 303))
        : next(),
    );
  }

  /**
   * Sends the mail of a stored submission now. Body: `{type, data}`, the form's name and the data
   * of its `mailCall`. Always 202 `{ok: true}`. Cannot cause other mails. The outbox retries.
   * Source: specification, section 7.
   */
  api.post(options.sendEmailPath, async (c) => {
    await formHandler.admit(c, "send-email", (call) =>
      requireBody(call, { "application/json": maxBodyBytes }),
    );
    const body = await readJson(c);
    const accepted: Accepted = { ok: true };
    const honeypotFields = calls.get(getProperty(body, "type") as string)?.honeypotFields ?? [];
    if (isHoneypotFilled(getProperty(body, "data"), honeypotFields)) return c.json(accepted, 202);
    const submission = findSubmissionWithMail(c, body);
    await limits.email("send-email", submission.email);
    outbox.sendNow(submission.id);
    return c.json(accepted, 202);
  });

  function findSubmissionWithMail(c: Context, body: unknown) {
    const { type, data } = requireValid(callSchema, body);
    const call = calls.get(type) as MailCall;
    // An invalid type must be the only error.
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
