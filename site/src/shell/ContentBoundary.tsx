import { ErrorBoundary } from "@agency/client/components/ErrorBoundary";
import { QueryResultsContext } from "@agency/client/navigation";
import { isContentError } from "@agency/content";
import { type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailure, PageLoadFailure } from "./LoadFailure.tsx";

interface ContentBoundaryProps {
  children: ReactNode;
  /** Whether a failure sets the page's heading and title. @default false */
  page?: boolean;
  /** @default the message alone */
  failed?: (message: ReactNode) => ReactNode;
}

/** Content's error boundary, with a retry button. */
export function ContentBoundary({
  children,
  page = false,
  failed = (message) => message,
}: ContentBoundaryProps) {
  const { t } = useTranslation();
  const Message = page ? PageLoadFailure : LoadFailure;
  const words = page ? "pageFailed" : "contentFailed";
  return (
    <ErrorBoundary
      resetKey={useContext(QueryResultsContext)}
      fallback={(error) => {
        // The service may fail while the visitor is online. Undefined on the server.
        const offline =
          isContentError(error) && error.code === "offline" && navigator.onLine === false;
        return failed(
          <Message
            title={t(`${words}.title`)}
            description={offline ? t("contentFailed.offline") : t(`${words}.text`)}
          />,
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
