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
  /** Renders more than the message. @default the message */
  failed?: (message: ReactNode) => ReactNode;
}

/** Part of a page that needs the content service. Shows an error message with a retry button. */
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
        // The service may be unreachable for a visitor who is online.
        // `navigator.onLine` is undefined on the server.
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
