import { createRouteObjects, type PageData } from "@agency/client/navigation";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router-dom";
import { PageLoadFailure } from "../shell/LoadFailure.tsx";
import type { LoadShell } from "../shell/loadShell.ts";
import { getModule } from "./pageLoader.ts";
import { Root } from "./Root.tsx";
import { routes } from "./routes.ts";

export const createSiteRoutes = (
  loadPage: (href: string) => Promise<PageData | Response> | Response,
  loadRoot: LoadShell,
) =>
  createRouteObjects({
    routes,
    getModule,
    Root,
    PageError,
    loadPage,
    loadRoot,
  });

function PageError() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return <PageLoadFailure title={t("pageFailed.title")} description={t("pageFailed.text")} />;
}
