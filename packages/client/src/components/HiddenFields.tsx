import { honeypotField } from "@agency/server/forms/posted";

interface HiddenFieldsProps {
  /**
   * Values for posts without JavaScript: `language`, `page` (the form's path), `consentVersion` and
   * others. Omits undefined ones.
   */
  values: Readonly<Record<string, string | undefined>>;
}

/** Hidden fields and honeypot of a form. Autofill skips the read-only honeypot. */
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
