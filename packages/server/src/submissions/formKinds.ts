import { setTimeout as sleep } from "node:timers/promises";
import type { Language } from "@agency/content/language";
import type { Context } from "hono";
import * as v from "valibot";
import { nameSchema, visitorEmailSchema } from "../forms/fields.ts";
import { maxBodyBytes } from "../http/body.ts";
import { createReference } from "../records/store.ts";
import type { Inspector } from "../resume/inspector.ts";
import type { Resume } from "../resume/store.ts";
import {
  type ApplicationDeps,
  type ApplicationForm,
  applicationId,
  storeApplication,
} from "./applications.ts";
import { type EnquiryForm, enquiryId, storeEnquiry } from "./enquiries.ts";
import type { Definition, Form, FormHandler, FormHandlerOptions } from "./formHandler.ts";
import { inspectResume, readApplication, requireResumeHeaders } from "./resumeForm.ts";
import {
  type SubscriptionDeps,
  type SubscriptionForm,
  subscribe,
  subscriberId,
} from "./subscriptions.ts";
import { multipartBytes, text } from "./textForm.ts";
import { createSemaphore, createUploadBudget, uploadLimits } from "./uploads.ts";

export interface FormOptions<Fields extends { email: string }> {
  definition: Definition<Fields>;
  endpoint: string;
  getName: (values: Readonly<Record<string, string>>) => string;
}

export interface MailCall {
  schema: v.GenericSchema;
  find: (data: unknown) => { id: string; email: string; language?: Language };
}

interface ServedForm extends Pick<FormOptions<{ email: string }>, "endpoint" | "getName"> {
  name: string;
  honeypotFields: readonly string[];
  take: (formHandler: FormHandler, c: Context) => Promise<Response>;
  /** @default no mail on request */
  mailCall?: MailCall;
}

export type FormContext = ApplicationDeps &
  SubscriptionDeps &
  Pick<FormHandlerOptions, "getClientAddress"> & { inspector: Inspector };

export type FormKind = (context: FormContext) => ServedForm;

/** Settles at multiples of `step` ms, against timing attacks. */
async function withConstantTime<Result>(
  step: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    if (step > 0) await sleep(step - ((performance.now() - start) % step));
  }
}

const served = (
  { definition, endpoint, getName }: FormOptions<{ email: string }>,
  take: ServedForm["take"],
  mailCall?: MailCall,
): ServedForm => ({
  name: definition.name,
  honeypotFields: definition.honeypotFields,
  endpoint,
  getName,
  take,
  ...(mailCall && { mailCall }),
});

/**
 * Defines subscriptions to newsletter and product lists. Response and timing do not reveal known
 * addresses. 201 `Stored`.
 */
export function subscriptions(options: FormOptions<Omit<SubscriptionForm, "id">>): FormKind {
  return (context) => {
    const { secret, timeouts } = context;
    const form: Form<Omit<SubscriptionForm, "id">> = {
      ...options,
      ...text,
      async store(filled) {
        await subscribe(context, filled);
        return {};
      },
      getFakeResult: () => ({}),
      mailed: ({ email }) => subscriberId(secret, email),
    };
    const schema = v.strictObject({ email: visitorEmailSchema, name: nameSchema });
    return served(
      options,
      (formHandler, c) => withConstantTime(timeouts.answer, () => formHandler.take(c, form)),
      {
        schema,
        find(data) {
          const { email } = data as v.InferOutput<typeof schema>;
          return { id: subscriberId(secret, email), email };
        },
      },
    );
  };
}

/** Defines the enquiry form, which mails the agency. 201 `StoredWithReference`. */
export function enquiries(options: FormOptions<Omit<EnquiryForm, "id">>): FormKind {
  return (context) => {
    const { secret } = context;
    const form: Form<Omit<EnquiryForm, "id">> = {
      ...options,
      ...text,
      store: async (filled) => ({ reference: await storeEnquiry(context, filled) }),
      getFakeResult: (id) => ({ reference: createReference("ENQ", enquiryId(secret, id)) }),
      mailed: ({ id }) => enquiryId(secret, id),
    };
    return served(options, (formHandler, c) => formHandler.take(c, form), {
      schema: options.definition.schema,
      find(data) {
        const { id, email, language } = data as EnquiryForm;
        return { id: enquiryId(secret, id), email, language };
      },
    });
  };
}

/**
 * Defines the application for a vacancy. Scripts send `applicationParts`. 201
 * `StoredWithReference`.
 */
export function applications(options: FormOptions<Omit<ApplicationForm, "id">>): FormKind {
  return (context) => {
    const { secret, getClientAddress, inspector } = context;
    const room = createUploadBudget({ ...uploadLimits, small: maxBodyBytes + multipartBytes });
    const storing = createSemaphore(uploadLimits.stored);

    const form: Form<
      Omit<ApplicationForm, "id">,
      { client: string; resume: Resume | undefined }
    > = {
      ...options,
      requireHeaders: requireResumeHeaders,
      async read(c) {
        const client = getClientAddress(c);
        return { client, ...(await readApplication(c, room.enter(client))) };
      },
      async store(filled, { client, resume }) {
        if (!resume) return { reference: await storeApplication(context, filled, resume) };
        const safe = await inspectResume(inspector, client, resume);
        return { reference: await storing(() => storeApplication(context, filled, safe)) };
      },
      getFakeResult: (id) => ({ reference: createReference("APP", applicationId(secret, id)) }),
    };
    return served(options, (formHandler, c) => formHandler.take(c, form));
  };
}
