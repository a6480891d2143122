/** Values of a form's fields, by name. Never contains files. */
export type FormValues = Readonly<Record<string, string>>;

/** A filled form that has not been sent, or not been confirmed as stored. */
export interface FormDraft {
  /** Idempotency key. A retry after a reload is the same form to the server. */
  id: string;
  values: FormValues;
  /** Query string that the form was filled under. `values` already contain its prefilled text. */
  query: string;
  /** Whether it was sent without an answer, so that it may be stored already. */
  tried: boolean;
}

const getKey = (form: string) => `draft:${form}`;

/** Returns the draft of a form in this tab. A draft that cannot be parsed counts as none. */
export function readDraft(form: string): FormDraft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(getKey(form)) ?? "null") as FormDraft | null;
    if (typeof draft?.id !== "string" || typeof draft.values !== "object") return undefined;
    return draft;
  } catch {
    return undefined;
  }
}

/** Stores the draft of a form for this tab, if storage is allowed. */
export function writeDraft(form: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(getKey(form), JSON.stringify(draft));
  } catch {
    // Without storage, the fields keep their text until the page is left.
  }
}

/** Removes the draft with this id. A newer draft with another id stays. */
export function clearDraft(form: string, id: string): void {
  if (readDraft(form)?.id === id) sessionStorage.removeItem(getKey(form));
}
