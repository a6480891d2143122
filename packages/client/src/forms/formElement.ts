import { honeypotField, reservedFieldNames } from "@agency/server/forms/posted";
import type { FormValues } from "./draft.ts";

/**
 * Finds a form, `null` if missing or on the server.
 *
 * @param id of the form or an element around it
 */
export function getFormElement(id: string): HTMLFormElement | null {
  if (typeof document === "undefined") return null;
  const element = document.getElementById(id);
  return element instanceof HTMLFormElement ? element : (element?.querySelector("form") ?? null);
}

/** Reads the fields, without those hidden in all forms. */
export function readValues(form: HTMLFormElement | null): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form ?? undefined))
    if (typeof value === "string" && !reservedFieldNames.includes(name))
      values[name] = value.replace(/\r\n?/g, "\n");
  return values;
}

/** Returns the honeypot's value. */
export const readHoneypot = (form: HTMLFormElement): string =>
  String(new FormData(form).get(honeypotField) ?? "");

/** Returns the form's first chosen file, `null` if none. */
export const readFile = (form: HTMLFormElement | null): File | null =>
  form?.querySelector<HTMLInputElement>("input[type=file]")?.files?.[0] ?? null;

/** Returns the values that differ. Missing earlier ones count as empty. */
export const getChangedValues = (earlier: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== (earlier[name] ?? "")),
  );

/** Restores text areas, which React overwrites during hydration. */
export function restoreTextAreas(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLTextAreaElement && field.value !== value) field.value = value;
  }
}

/** Returns a function that focuses the field of the same name after replacement. */
export function saveFocus(formId: string): () => void {
  const active = document.activeElement as Partial<HTMLInputElement> | null;
  const name = active?.form === getFormElement(formId) ? active?.name : undefined;
  return () => {
    const field = name && getFormElement(formId)?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
    // E-mail fields have no caret position.
    if (field instanceof HTMLTextAreaElement)
      field.setSelectionRange(field.value.length, field.value.length);
  };
}
