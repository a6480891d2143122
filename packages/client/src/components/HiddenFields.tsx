import { honeypotField } from "@agency/server/forms/posted";

interface HiddenFieldsProps {
  /**
   * Values for posts without JavaScript: `language`, `page` (path of the form's page),
   * `consentVersion` and others by name. Undefined ones are left out.
   */
  values: Readonly<Record<string, string | undefined>>;
}

/** Hidden fields and honeypot of a form. The honeypot is read-only, so that autofill skips it. */
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
