import { ButtonLink } from "@agency/ui/Button";
import { PageHeader } from "@agency/ui/PageHeader";
import type { PageProps } from "../pages.ts";
import { getPath } from "../site.ts";

/** Confirmation of a form that was posted without scripts. */
export function JoinedPage({ translations, language, date }: PageProps) {
  const t = translations.pages.joined;
  return (
    <PageHeader
      title={t.title}
      size="d2"
      lead={t.text(date)}
      action={<ButtonLink href={getPath(language)}>{t.back}</ButtonLink>}
    />
  );
}
