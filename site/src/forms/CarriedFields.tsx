import { addressIn, readAddress } from "@agency/client/routes";
import type { ProductSlug } from "@agency/content";
import { honeypotField, pageName } from "@agency/server/forms/posted";
import { useLocation } from "react-router-dom";
import type { ConsentVersion } from "../../shared/consent.ts";
import { useLanguage } from "../useLanguage.ts";

interface CarriedFieldsProps {
  /** The wording that the form shows. */
  consentVersion: ConsentVersion;
  /** The product whose list it joins. @default none */
  product?: ProductSlug | undefined;
}

/**
 * What a form carries beside its fields, for a browser that sends it without a script, and the
 * trap: a field that people never see and leave empty. Programs that fill in everything fill it
 * too, and the server stores nothing of theirs. It is read-only for those that fill in for people:
 * they leave such a field alone.
 */
export function CarriedFields({ consentVersion, product }: CarriedFieldsProps) {
  const language = useLanguage();
  const { path } = readAddress(useLocation().pathname);
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
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name={pageName} value={addressIn(language, path)} />
      <input type="hidden" name="consentVersion" value={consentVersion} />
      {product && <input type="hidden" name="product" value={product} />}
    </>
  );
}
