import { Container } from "@agency/ui/Container";
import { ErrorState } from "@agency/ui/ErrorState";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router-dom";
import { usePage } from "./usePage.ts";

interface FailureProps {
  title: string;
  text: string;
}

/** In place of a part of a page that did not come, with the way to try again. */
export function Failure({ title, text }: FailureProps) {
  return (
    <Container>
      <Message title={title} text={text} level={2} />
    </Container>
  );
}

/** In place of a whole page that did not come: its heading and its title say so. */
export function PageFailure({ title, text }: FailureProps) {
  usePage({ title, failed: true });
  return (
    <Container before="page">
      <Message title={title} text={text} level={1} />
    </Container>
  );
}

/** Stays in view with a busy button until the page has been loaded again. */
function Message(words: FailureProps & { level: 1 | 2 }) {
  const { t } = useTranslation();
  const { state, revalidate } = useRevalidator();
  return (
    <ErrorState
      {...words}
      retryLabel={t("retry")}
      busyLabel={state === "loading" ? t("loading") : undefined}
      onRetry={() => void revalidate()}
    />
  );
}
