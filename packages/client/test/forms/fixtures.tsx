import { emailSchema, requiredNameSchema, requiredText } from "@agency/server/forms/fields";
import { defineForm } from "@agency/server/forms/form";
import type { PostedForm } from "@agency/server/forms/posted";
import { act } from "@testing-library/react";
import { Activity, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import * as v from "valibot";
import { onTestFinished } from "vitest";
import { HiddenFields } from "../../src/components/HiddenFields.tsx";
import { createSender } from "../../src/forms/createSender.ts";
import type { FormValues } from "../../src/forms/draft.ts";
import { PostedFormContext } from "../../src/forms/PostedFormContext.ts";
import type { SubmissionResult } from "../../src/forms/submissionState.ts";
import { useFormSubmission } from "../../src/forms/useFormSubmission.ts";
import { useSignup } from "../../src/forms/useSignup.ts";

const { schema } = defineForm({
  name: "contact",
  languages: ["en", "ar"],
  minFillTime: 0,
  fields: { firstName: requiredNameSchema, email: emailSchema, message: requiredText(1000) },
  consentVersion: v.literal("contact-1", "consent-invalid"),
});
const sender = createSender({
  endpoint: "/api/contact",
  schema,
  extraValues: { consentVersion: "contact-1" },
});

const options = (name: string, result: SubmissionResult | undefined) => ({
  name,
  anchor: name,
  endpoint: `/api/${name}`,
  language: "en",
  loadSender: async () => sender,
  result,
});

interface Visit {
  /** @default "contact" */
  form?: "contact" | "newsletter";
  posted?: PostedForm;
  result?: SubmissionResult;
  initialValues?: FormValues;
  /** File selected before hydration. */
  chosen?: File;
}

function Contact({ result, initialValues }: Visit) {
  const form = useFormSubmission({
    ...options("contact", result),
    initialValues,
    checkFile: ({ name, size }) => {
      if (size === 0) return "file-empty";
      return Promise.resolve(name.endsWith(".pdf") ? undefined : "file-type");
    },
  });
  const { values, failure, errors, file } = form;
  if (form.result)
    return (
      <button type="button" onClick={form.reopen}>
        Sent {form.result.reference}
      </button>
    );
  return (
    <form key={form.formKey} id="contact" {...form.formProps}>
      <HiddenFields values={{ language: "en", product: undefined }} />
      {form.isRestored && <p>Restored</p>}
      {form.isFileLost && <p>Choose the file again</p>}
      {failure && <p>{`Failed: ${failure.reason} ${failure.retryAt?.toISOString() ?? "soon"}`}</p>}
      {errors.map(({ field, code }) => (
        <p key={field}>{`${field}: ${code}`}</p>
      ))}
      <input name="firstName" defaultValue={values.firstName} />
      <input name="email" defaultValue={values.email} />
      <select name="topic" defaultValue={values.topic}>
        <option value="">None</option>
        <option value="price">Price</option>
      </select>
      <textarea name="message" defaultValue={values.message} />
      <input
        type="file"
        name="resume"
        onChange={({ target }) => form.changeFile(target.files?.[0] ?? null)}
      />
      {file && <p>File {file.name}</p>}
      <button type="button" onClick={form.reportUnreadableFile}>
        Unreadable
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

function Newsletter({ result }: Visit) {
  const { field, error } = useSignup(options("newsletter", result));
  return (
    <form id={field.id} action={field.action}>
      <input
        name="email"
        value={field.value}
        onChange={({ target }) => field.onValueChange(target.value)}
      />
      {error && <p>Error {error}</p>}
    </form>
  );
}

/** Hides the form as the router does. */
export let setHidden: (isHidden: boolean) => void;

function Page(visit: Visit) {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    setHidden = setIsHidden;
  }, []);
  return (
    <Activity mode={isHidden ? "hidden" : "visible"}>
      <PostedFormContext value={visit.posted}>
        {visit.form === "newsletter" ? <Newsletter {...visit} /> : <Contact {...visit} />}
      </PostedFormContext>
    </Activity>
  );
}

export const getField = (name: string) =>
  document.querySelector(`[name=${name}]`) as HTMLInputElement | HTMLTextAreaElement;

/** Returns the server's HTML and a function that hydrates it. */
export function serve(visit: Visit, onRecoverableError: (error: unknown) => void) {
  const html = renderToString(<Page {...visit} />);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const { chosen } = visit;
  if (chosen)
    Object.defineProperty(getField("resume"), "files", {
      value: [chosen],
      writable: true,
      configurable: true,
    });
  const container = document.getElementById("root") as HTMLElement;
  const hydrate = () =>
    act(async () => {
      const root = hydrateRoot(container, <Page {...visit} />, { onRecoverableError });
      onTestFinished(() => act(async () => root.unmount()));
    });
  return { html, hydrate };
}
