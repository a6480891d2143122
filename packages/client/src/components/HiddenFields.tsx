import { honeypotField } from "@agency/server/forms/posted";

interface HiddenFieldsProps {
  /**
   * Values sent with a post without a script: `language`, `page` (path of the page the form is on)
   * and `consentVersion`, and others by name. Undefined ones are left out.
   */
  values: Readonly<Record<string, string | undefined>>;
}

/** Hidden fields of a form, and its honeypot. The honeypot is read-only so that autofill ignores it. */
export function HiddenFields({ values }: HiddenFieldsProps) {
  return (
    <>
      <input
        type="text"
        name={honeypotField}
        readOnly
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        hidden
      />
      {Object.entries(values).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  );
}
