import { carriedNames } from "@agency/server/forms/posted";
import { type FormName, formPlaces } from "../../shared/posted.ts";
import type { Values } from "./draft.ts";

/** The element of a form, or of what is around it: it is found before React knows it. */
export const elementOf = (form: FormName): HTMLFormElement | null => {
  const place = document.getElementById(formPlaces[form].anchor);
  return place instanceof HTMLFormElement ? place : (place?.querySelector("form") ?? null);
};

/** What stands in a form: its text by the fields' names, without what it carries beside them. */
export interface Typed {
  values: Values;
  /** The file that was chosen, if it takes one. */
  file: File | null;
}

export function readTyped(element: HTMLFormElement): Typed {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(element))
    if (typeof value === "string" && !carriedNames.includes(name))
      values[name] = value.replace(/\r\n?/g, "\n");
  const chosen = element.querySelector<HTMLInputElement>("input[type=file]")?.files?.[0];
  return { values, file: chosen ?? null };
}

/** The fields whose text is another than what they held. */
export const changedFrom = (held: Values, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== (held[name] ?? "")),
  );

/** Puts text into fields that React does not hold. */
export function putInto(element: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const field = element.elements.namedItem(name);
    if (field instanceof HTMLTextAreaElement && field.value !== value) field.value = value;
  }
}

/** Where the visitor is in a form; called once its fields are others, focus is there again. */
export function keepFocus(form: FormName): () => void {
  const active = document.activeElement;
  const isText = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
  if (!(isText || active instanceof HTMLSelectElement) || active.form !== elementOf(form))
    return () => {};
  const { name } = active;
  return () => {
    const field = elementOf(form)?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
    // An address of an e-mail field has no caret that a script may set.
    if (field instanceof HTMLTextAreaElement)
      field.setSelectionRange(field.value.length, field.value.length);
  };
}
