/** Field values by name, without files. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormDraft {
  /** Idempotency key, also after a reload. */
  id: string;
  values: FormValues;
  /** The page's query string. Its prefilled text is already in `values`. */
  query: string;
  /** Sent without a response, so it may be stored already. */
  tried: boolean;
}

const getKey = (form: string) => `draft:${form}`;

/** Reads a form's draft from session storage. Returns `undefined` if there is no valid draft. */
export function readDraft(form: string): FormDraft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(getKey(form)) ?? "null") as FormDraft | null;
    if (typeof draft?.id !== "string" || typeof draft.values !== "object") return undefined;
    return draft;
  } catch {
    return undefined;
  }
}

/** Saves a form's draft to session storage. Ignores storage errors. */
export function writeDraft(form: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(getKey(form), JSON.stringify(draft));
  } catch {
    // Without storage, text is kept until the page is left.
  }
}

/** Deletes the form's draft from session storage, but only if its id matches. */
export function clearDraft(form: string, id: string): void {
  if (readDraft(form)?.id === id) sessionStorage.removeItem(getKey(form));
}
