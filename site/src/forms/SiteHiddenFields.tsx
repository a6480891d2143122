import { HiddenFields } from "@agency/client/components/HiddenFields";
import { useLanguage } from "@agency/client/navigation";
import { addressIn, readAddress } from "@agency/client/routes";
import type { ProductSlug } from "@agency/content";
import { pageName } from "@agency/server/forms/posted";
import { useLocation } from "react-router-dom";
import type { ConsentVersion } from "../../shared/consent.ts";

interface CarriedFieldsProps {
  consentVersion: ConsentVersion;
  /** @default none */
  product?: ProductSlug | undefined;
}

export function SiteHiddenFields({ consentVersion, product }: CarriedFieldsProps) {
  const language = useLanguage();
  const { path } = readAddress(useLocation().pathname);
  const page = addressIn(language, path);
  return <HiddenFields values={{ language, [pageName]: page, consentVersion, product }} />;
}
