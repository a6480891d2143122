import { HiddenFields } from "@agency/client/components/HiddenFields";
import { useLanguage } from "@agency/client/navigation";
import { getLocalizedPath, parseLocalizedPath } from "@agency/client/routes";
import type { ProductSlug } from "@agency/content";
import { pageField } from "@agency/server/forms/posted";
import { useLocation } from "react-router-dom";
import type { ConsentVersion } from "../../shared/consent.ts";

interface CarriedFieldsProps {
  consentVersion: ConsentVersion;
  /** @default none */
  product?: ProductSlug | undefined;
}

export function SiteHiddenFields({ consentVersion, product }: CarriedFieldsProps) {
  const language = useLanguage();
  const { path } = parseLocalizedPath(useLocation().pathname);
  const page = getLocalizedPath(language, path);
  return <HiddenFields values={{ language, [pageField]: page, consentVersion, product }} />;
}
