import { Container } from "@agency/ui/Container";
import { ErrorState } from "@agency/ui/ErrorState";
import { useTransition } from "react";
import { useTranslation } from "react-i18next";
import { forgetFailures } from "../settle.ts";
import { usePage } from "./usePage.ts";

interface FailureProps {
  title: string;
  text: string;
  /** Renders what failed again. It stays in view with a busy button until that has its answer. */
  retry: () => void;
}

/** In place of a part of a page that did not come, with the way to try again. */
export function Failure({ title, text, retry }: FailureProps) {
  return (
    <Container>
      <Message title={title} text={text} retry={retry} level={2} />
    </Container>
  );
}

/** In place of a whole page that did not come: its heading and its title say so. */
export function PageFailure({ title, text, retry }: FailureProps) {
  usePage({ title, failed: true });
  return (
    <Container before="page">
      <Message title={title} text={text} retry={retry} level={1} />
    </Container>
  );
}

function Message({ retry, ...words }: FailureProps & { level: 1 | 2 }) {
  const { t } = useTranslation();
  const [busy, startTransition] = useTransition();
  return (
    <ErrorState
      {...words}
      retryLabel={t("retry")}
      busyLabel={busy ? t("loading") : undefined}
      onRetry={() =>
        startTransition(() => {
          forgetFailures();
          retry();
        })
      }
    />
  );
}
