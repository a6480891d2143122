import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "hono";
import { Hono } from "hono";
import * as v from "valibot";
import { type Accepted, endpoints } from "../shared/api.ts";
import { contact } from "../shared/contact.ts";
import { emailSchema, nameSchema } from "../shared/fields.ts";
import { formPlaces } from "../shared/posted.ts";
import type { ApplicationPlace } from "./applications.ts";
import { memberOf, mostBytes, readJson, requireBody } from "./body.ts";
import { enquiryId } from "./enquiries.ts";
import { ApiError } from "./errors.ts";
import { createForms } from "./forms.ts";
import { createIntake, type IntakeOptions, isTrapped } from "./intake.ts";
import { unsubscribePath } from "./mail/links.ts";
import type { Outbox } from "./outbox.ts";
import { asksForPage, formAddress } from "./plain.ts";
import { requireValid } from "./requests.ts";
import type { Inspector } from "./resume/inspector.ts";
import { resumeLinks, resumesPath } from "./resumes.ts";
import { subscriberId } from "./subscriptions.ts";
import { times } from "./times.ts";
import { unsubscribePages } from "./unsubscribe.ts";

export interface ApiOptions extends Omit<IntakeOptions, "nudge">, ApplicationPlace {
  inspector: Inspector;
  siteUrl: string;
  outbox: Outbox;
}

const sendEmailSchema = v.strictObject({
  type: v.picklist(["contact", "newsletter"], "invalid"),
  data: v.looseObject({}),
});
// Apart, so that a wrong type is the one finding.
const newsletterMailSchema = v.strictObject({
  type: v.literal("newsletter", "invalid"),
  data: v.strictObject({ email: emailSchema, name: nameSchema }),
});
const contactMailSchema = v.strictObject({
  type: v.literal("contact", "invalid"),
  data: contact.schema,
});

/** Ends work, or its failure, at a multiple of so many ms. */
async function evenly<Result>(step: number, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    if (step > 0) await sleep(step - ((performance.now() - start) % step));
  }
}

/** `/api/*`; the contract is `shared/api.ts`. Every error is `{error: {code, message, fields?}}`. */
export function createApi(options: ApiOptions): Hono {
  const { writer, outbox, limits, secret, resumeKeys, siteUrl, addressOf } = options;
  const api = new Hono();
  const intake = createIntake({ ...options, nudge: outbox.nudge });
  const forms = createForms(options);

  api.use("/api/*", async (c, next) => {
    const afterwards: (() => void)[] = [];
    c.set("afterwards", afterwards);
    try {
      await next();
    } finally {
      for (const step of afterwards) step();
    }
    // The browser's own call for the mail may never come.
    if (c.res.status === 201 || c.res.status === 303) outbox.wake();
  });

  /** Subscribes, whether the address was known or not: the time tells neither. Body: `newsletter`. 201 `Stored`. */
  api.post(endpoints.newsletter, (c) =>
    evenly(times.answer, () => intake.take(c, forms.newsletter)),
  );

  /** Takes an enquiry. Body: `contact`. 201 `StoredWithReference`. */
  api.post(endpoints.contact, (c) => intake.take(c, forms.contact));

  /** Takes an application. Body: `form` and `resume`, see `shared/api.ts`. 201 `StoredWithReference`. */
  api.post(endpoints.applications, (c) => intake.take(c, forms.applications));

  /**
   * Sends the mail of a stored submission now. Body: `SendEmail`. Answers 202 `{ok: true}`,
   * whether there was one to send or not; it never writes to anybody who is not stored, nothing of
   * the call gets into the mail, and what cannot be sent now the outbox sends later.
   * Source: specification, section 7.
   */
  api.post(endpoints.sendEmail, async (c) => {
    await intake.admit(c, "send-email", (call) =>
      requireBody(call, { "application/json": mostBytes }),
    );
    const body = await readJson(c);
    const accepted: Accepted = { ok: true };
    if (isTrapped(memberOf(body, "data"), contact.traps)) return c.json(accepted, 202);
    const submission = mailedBy(c, body);
    await limits.email("send-email", submission.email);
    outbox.nudge(submission.id);
    return c.json(accepted, 202);
  });

  /** Which stored submission a call is about. */
  function mailedBy(c: Context, body: unknown): { id: string; email: string } {
    if (requireValid(sendEmailSchema, body).type === "newsletter") {
      const { email } = requireValid(newsletterMailSchema, body).data;
      return { id: subscriberId(secret, email), email };
    }
    const { data } = requireValid(contactMailSchema, body);
    c.set("language", data.language);
    return { id: enquiryId(secret, data.id), email: data.email };
  }

  api.route(unsubscribePath, unsubscribePages({ writer, secret, siteUrl }));
  api.route(resumesPath, resumeLinks({ writer, secret, resumeKeys, limits, addressOf }));

  // Who opens the address of an answer again has nothing to send: the form is what they look for.
  for (const form of ["newsletter", "contact", "application"] as const)
    api.get(formPlaces[form].endpoint, (c, next) =>
      asksForPage(c) ? Promise.resolve(c.redirect(formAddress(c, form), 303)) : next(),
    );
  for (const path of Object.values(endpoints))
    api.all(path, () => {
      throw new ApiError("method-not-allowed", { headers: { Allow: "POST" } });
    });
  api.all("/api/*", () => {
    throw new ApiError("not-found");
  });
  return api;
}
