/** What stands in the fields, by their names. Never a file. */
export type Values = Readonly<Record<string, string>>;

/** A filled form that was not sent, as far as is known. */
export interface Draft {
  /** The form's id: a try after a reload is still the same form to the server. */
  id: string;
  values: Values;
  /** The query it was filled under: what came with that query is in the values, changed or not. */
  query: string;
  /** Whether it was on its way once and no answer came: it may have been stored. */
  tried: boolean;
}

const keyOf = (form: string) => `draft:${form}`;

/** The draft of a form in this tab, if there is one that can be read. */
export function readDraft(form: string): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "null") as Draft | null;
    if (typeof draft?.id !== "string" || typeof draft.values !== "object") return undefined;
    return draft;
  } catch {
    // Storage can be forbidden, and what stands in it can be broken: then there is no draft.
    return undefined;
  }
}

export function writeDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // Without storage the form holds its text as long as the page stays.
  }
}

/** Removes the draft with this id: another one that was begun since stays. */
export function clearDraft(form: string, id: string): void {
  if (readDraft(form)?.id !== id) return;
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // There is none then.
  }
}
