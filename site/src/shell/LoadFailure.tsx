import { LoadError } from "@agency/client/components/LoadError";
import { Container } from "@agency/ui/Container";
import type { HeadingLevel } from "@agency/ui/Heading";
import { useTranslation } from "react-i18next";
import { usePageHead } from "./usePageHead.ts";

interface FailureProps {
  title: string;
  description: string;
}

export function LoadFailure({ title, description }: FailureProps) {
  return (
    <Container>
      <Message title={title} description={description} level={2} />
    </Container>
  );
}

/** Sets heading and title. */
export function PageLoadFailure({ title, description }: FailureProps) {
  usePageHead({ title, failed: true });
  return (
    <Container paddingBlockStart="page">
      <Message title={title} description={description} level={1} />
    </Container>
  );
}

function Message(props: FailureProps & { level: Extract<HeadingLevel, 1 | 2> }) {
  const { t } = useTranslation();
  return <LoadError {...props} retryLabel={t("retry")} busyLabel={t("loading")} />;
}
