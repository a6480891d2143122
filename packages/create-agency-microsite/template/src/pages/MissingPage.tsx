import { ButtonLink } from "@agency/ui/Button";
import { PageHeader } from "@agency/ui/PageHeader";
import type { PageProps } from "../pages.ts";
import { getPath } from "../site.ts";

export function MissingPage({ translations, language }: PageProps) {
  const t = translations.pages.missing;
  return (
    <PageHeader
      title={t.title}
      size="d2"
      lead={t.text}
      action={<ButtonLink href={getPath(language)}>{t.back}</ButtonLink>}
    />
  );
}
