import { ContentError } from "@agency/content";
import { Loading } from "@agency/ui/Skeleton";
import { Spinner } from "@agency/ui/Spinner";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Boundary } from "./Boundary.tsx";
import { Failure, PageFailure } from "./Failure.tsx";

interface ContentBoundaryProps {
  children: ReactNode;
  /** Stands in the content's place while it is on its way, as large as that. @default a spinner */
  skeleton?: ReactNode;
  /** The content is the whole page: its failure has the page's heading and title. @default false */
  page?: boolean;
  /** Takes the message of a failure, where more than that is to be shown. @default the message */
  failed?: (message: ReactNode) => ReactNode;
}

/** A part of a page that needs the content service: waits, or says what is wrong and tries again. */
export function ContentBoundary({
  children,
  skeleton,
  page = false,
  failed = (message) => message,
}: ContentBoundaryProps) {
  const { t } = useTranslation();
  const waiting = skeleton ? (
    <Loading busy label={t("loading")} skeleton={skeleton} />
  ) : (
    <Spinner label={t("loading")} />
  );
  const Message = page ? PageFailure : Failure;
  const words = page ? "pageFailed" : "contentFailed";
  return (
    // Around the boundary: the message of a failure then stays while it tries again.
    <Suspense fallback={waiting}>
      <Boundary
        fallback={(error, retry) => {
          // The service may be out of reach for a visitor who is online.
          const offline =
            error instanceof ContentError && error.code === "offline" && !navigator.onLine;
          return failed(
            <Message
              title={t(`${words}.title`)}
              text={offline ? t("contentFailed.offline") : t(`${words}.text`)}
              retry={retry}
            />,
          );
        }}
      >
        {children}
      </Boundary>
    </Suspense>
  );
}
