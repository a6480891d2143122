import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLoaderData, useLocation, useMatches, useRouteError } from "react-router-dom";
import { AnswersContext } from "../content.ts";
import { PageFailure } from "../shell/Failure.tsx";
import { readAddress } from "./addresses.ts";
import { KeptPlace } from "./KeptPlace.tsx";
import { moduleOf } from "./load.ts";
import type { PageData } from "./page.ts";
import type { ShownPage } from "./routes.ts";

/** The page of the address, with what it was loaded with. */
export function PageView() {
  const { answers } = useLoaderData<PageData>();
  const page = useMatches().at(-1)?.id as ShownPage;
  const { default: Page } = moduleOf(page);
  const { path } = readAddress(useLocation().pathname);
  // The router renders this anew while the next page is on its way; the old one has not changed.
  const shown = useMemo(() => <Page key={path} />, [Page, path]);
  return (
    <KeptPlace path={path} answers={answers}>
      <AnswersContext value={answers}>{shown}</AnswersContext>
    </KeptPlace>
  );
}

/** In place of a page whose code or words did not come: says so, and tries again. */
export function PageFailed() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return <PageFailure title={t("pageFailed.title")} text={t("pageFailed.text")} />;
}
