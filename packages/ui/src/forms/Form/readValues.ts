/** Value of a field, as a schema receives it. */
type FieldValue = string | boolean | File | (string | File)[] | undefined;

function readValue(controls: readonly Element[], entries: FormDataEntryValue[]): FieldValue {
  const [control] = controls;
  if (control instanceof HTMLInputElement) {
    // `FormData` has an empty file, and in jsdom none of Testing Library's.
    const files = Array.from(control.files ?? []);
    if (control.type === "file") return control.multiple ? files : files[0];
    if (control.type === "checkbox") return control.value === "on" ? entries.length > 0 : entries;
  }
  const isList = controls.some((one) => "multiple" in one && one.multiple === true);
  return isList || entries.length > 1 ? entries : entries[0];
}

/**
 * Returns a form's values by field name. A check box without a `value` is a boolean, those with one
 * are an array, as are fields that take several values. Without a choice, radio buttons and files
 * are `undefined`.
 */
export function readValues(form: HTMLFormElement): Record<string, FieldValue> {
  const data = new FormData(form);
  const controls = Map.groupBy(
    [...form.elements].filter((control) => !control.matches(":disabled, button, fieldset")),
    (control) => control.getAttribute("name") ?? "",
  );
  const names = new Set([...controls.keys(), ...data.keys()]);
  names.delete("");
  return Object.fromEntries(
    [...names].map((name) => [name, readValue(controls.get(name) ?? [], data.getAll(name))]),
  );
}
