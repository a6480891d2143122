import { ContentError } from "@agency/content";
import { Container } from "@agency/ui/Container";
import { ErrorState } from "@agency/ui/ErrorState";
import { Loading } from "@agency/ui/Skeleton";
import { Spinner } from "@agency/ui/Spinner";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { forgetFailures } from "../content.ts";
import { Boundary } from "./Boundary.tsx";

interface ContentBoundaryProps {
  children: ReactNode;
  /** Stands in the content's place while it is on its way, as large as that. @default a spinner */
  skeleton?: ReactNode;
  /** Takes the message of a failure, where more than that is to be shown. @default the message */
  failed?: (message: ReactNode) => ReactNode;
}

/** A part of a page that needs the content service: waits, or says what is wrong and tries again. */
export function ContentBoundary({
  children,
  skeleton,
  failed = (message) => message,
}: ContentBoundaryProps) {
  const { t } = useTranslation();
  const waiting = skeleton ? (
    <Loading busy label={t("loading")} skeleton={skeleton} />
  ) : (
    <Spinner label={t("loading")} />
  );
  return (
    <Boundary
      fallback={(error, retry) => {
        // The service may be out of reach for a visitor who is online.
        const offline =
          error instanceof ContentError && error.code === "offline" && !navigator.onLine;
        return failed(
          <Container>
            <ErrorState
              title={t("contentFailed.title")}
              text={offline ? t("contentFailed.offline") : t("contentFailed.text")}
              retryLabel={t("retry")}
              onRetry={async () => {
                await forgetFailures();
                retry();
              }}
            />
          </Container>,
        );
      }}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </Boundary>
  );
}
