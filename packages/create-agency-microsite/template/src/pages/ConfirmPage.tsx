import { Button, ButtonLink } from "@agency/ui/Button";
import { PageHeader } from "@agency/ui/PageHeader";
import type { PageProps } from "../pages.ts";
import { getPath } from "../site.ts";

/** Page of the link in the confirmation mail. Works without scripts. */
export function ConfirmPage({ translations, language, confirm }: PageProps) {
  const t = translations.pages.confirm;
  const { state = "invalid", action } = confirm ?? {};
  const isOpen = state === "confirm" || state === "unavailable";
  return (
    <PageHeader
      title={t.states[state].title}
      size="d2"
      lead={t.states[state].text}
      action={
        isOpen ? (
          <form method="post" action={action}>
            <Button type="submit">{t.send}</Button>
          </form>
        ) : (
          <ButtonLink href={getPath(language)}>{t.back}</ButtonLink>
        )
      }
    />
  );
}
