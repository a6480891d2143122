import { Spinner } from "@agency/ui/Spinner";
import { Suspense, use } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { loadPage } from "../pageLoader.ts";
import { pageOf } from "../routes.ts";
import { Boundary } from "./Boundary.tsx";
import { PageFailure } from "./Failure.tsx";

/** The page of the address: its spinner while it loads, its failure with a way to try again. */
export function PageView() {
  const { pathname } = useLocation();
  const { t } = useTranslation();
  return (
    <Suspense key={pathname} fallback={<Spinner label={t("loading")} />}>
      <Boundary
        fallback={(_error, retry) => (
          <PageFailure title={t("pageFailed.title")} text={t("pageFailed.text")} retry={retry} />
        )}
      >
        <Page pathname={pathname} />
      </Boundary>
    </Suspense>
  );
}

function Page({ pathname }: { pathname: string }) {
  const { page, params } = pageOf(pathname);
  const { default: Content } = use(loadPage(page));
  return <Content page={page} params={params} />;
}
