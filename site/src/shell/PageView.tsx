import { Container } from "@agency/ui/Container";
import { ErrorState } from "@agency/ui/ErrorState";
import { Spinner } from "@agency/ui/Spinner";
import { Suspense, use } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { forgetFailures } from "../content.ts";
import { forgetFailedPage, loadPage } from "../pageLoader.ts";
import { pageOf } from "../routes.ts";
import { Boundary } from "./Boundary.tsx";

/** The page of the address: its spinner while it loads, its failure with a way to try again. */
export function PageView() {
  const { pathname } = useLocation();
  const { t } = useTranslation();
  return (
    <Boundary
      key={pathname}
      fallback={(_error, retry) => (
        <Container before="page">
          <ErrorState
            title={t("pageFailed.title")}
            text={t("pageFailed.text")}
            retryLabel={t("retry")}
            onRetry={async () => {
              await Promise.all([forgetFailedPage(pageOf(pathname).page), forgetFailures()]);
              retry();
            }}
            headingLevel={1}
          />
        </Container>
      )}
    >
      <Suspense fallback={<Spinner label={t("loading")} />}>
        <Page pathname={pathname} />
      </Suspense>
    </Boundary>
  );
}

function Page({ pathname }: { pathname: string }) {
  const { page, params } = pageOf(pathname);
  const { default: Content } = use(loadPage(page));
  return <Content page={page} params={params} />;
}
