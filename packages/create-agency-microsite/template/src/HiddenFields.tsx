import { honeypotField, pageField } from "@agency/server/forms/posted";
import type { Language } from "./translations/index.ts";

interface HiddenFieldsProps {
  language: Language;
  consentVersion: string;
  /** Path of the form's page. */
  page: string;
}

/** Fields that each form sends besides its own. */
export function HiddenFields({ language, consentVersion, page }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="consentVersion" value={consentVersion} />
      <input type="hidden" name={pageField} value={page} />
      <div hidden>
        <input name={honeypotField} tabIndex={-1} autoComplete="off" aria-hidden="true" />
      </div>
    </>
  );
}
