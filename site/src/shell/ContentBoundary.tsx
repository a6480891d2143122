import { ErrorBoundary } from "@agency/client/components/ErrorBoundary";
import { QueryResultsContext } from "@agency/client/navigation";
import { isContentError } from "@agency/content";
import { type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import { Failure, PageFailure } from "./Failure.tsx";

interface ContentBoundaryProps {
  children: ReactNode;
  /** The content is the whole page: its failure has the page's heading and title. @default false */
  page?: boolean;
  /** Takes the message of a failure, where more than that is to be shown. @default the message */
  failed?: (message: ReactNode) => ReactNode;
}

/** A part of a page that needs the content service: says what is wrong, and tries again. */
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
        // The service may be out of reach for a visitor who is online.
        // On the server `navigator.onLine` is undefined.
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
