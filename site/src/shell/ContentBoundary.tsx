import { ErrorBoundary } from "@agency/client/components/ErrorBoundary";
import { QueryResultsContext } from "@agency/client/navigation";
import { isContentError } from "@agency/content";
import { type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import { Failure, PageFailure } from "./Failure.tsx";

interface ContentBoundaryProps {
  children: ReactNode;
  /**
   * Whether the content is the whole page. A failure then sets heading and title.
   *
   * @default false
   */
  page?: boolean;
  /** Wraps the message. @default the message alone */
  failed?: (message: ReactNode) => ReactNode;
}

/** Error boundary of content. Shows a message with a retry button. */
export function ContentBoundary({
  children,
  page = false,
  failed = (message) => message,
}: ContentBoundaryProps) {
  const { t } = useTranslation();
  const Message = page ? PageFailure : Failure;
  const words = page ? "pageFailed" : "contentFailed";
  return (
    <ErrorBoundary
      resetKey={useContext(QueryResultsContext)}
      fallback={(error) => {
        // Visitors may be online while the service is unreachable. `navigator.onLine` is undefined
        // on the server.
        const offline =
          isContentError(error) && error.code === "offline" && navigator.onLine === false;
        return failed(
          <Message
            title={t(`${words}.title`)}
            text={offline ? t("contentFailed.offline") : t(`${words}.text`)}
          />,
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
