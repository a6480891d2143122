import { LoadError } from "@agency/client/components/LoadError";
import { Container } from "@agency/ui/Container";
import { useTranslation } from "react-i18next";
import { usePageHead } from "./usePageHead.ts";

interface FailureProps {
  title: string;
  text: string;
}

export function LoadFailure({ title, text }: FailureProps) {
  return (
    <Container>
      <Message title={title} text={text} level={2} />
    </Container>
  );
}

/** Sets heading and title. */
export function PageLoadFailure({ title, text }: FailureProps) {
  usePageHead({ title, failed: true });
  return (
    <Container before="page">
      <Message title={title} text={text} level={1} />
    </Container>
  );
}

function Message(props: FailureProps & { level: 1 | 2 }) {
  const { t } = useTranslation();
  return <LoadError {...props} retryLabel={t("retry")} busyLabel={t("loading")} />;
}
