/** By name, without files. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormDraft {
  /** Idempotency key, also after a reload. */
  id: string;
  values: FormValues;
  /** The page's query string. Its prefilled text is in `values`. */
  query: string;
  /** Sent without a response, so perhaps stored. */
  tried: boolean;
}

const getKey = (form: string) => `draft:${form}`;

/** Reads a draft from session storage, `undefined` if none is valid. */
export function readDraft(form: string): FormDraft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(getKey(form)) ?? "null") as FormDraft | null;
    if (typeof draft?.id !== "string" || typeof draft.values !== "object") return undefined;
    return draft;
  } catch {
    return undefined;
  }
}

/** Saves a draft to session storage. Ignores errors. */
export function writeDraft(form: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(getKey(form), JSON.stringify(draft));
  } catch {
    // Without storage, drafts last as long as the page.
  }
}

/** Deletes the draft from session storage if its id matches. */
export function clearDraft(form: string, id: string): void {
  if (readDraft(form)?.id === id) sessionStorage.removeItem(getKey(form));
}
