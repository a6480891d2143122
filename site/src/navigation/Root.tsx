import { getI18n } from "@agency/client/i18n";
import type { PageData } from "@agency/client/navigation";
import { parseLocalizedPath } from "@agency/client/routes";
import { RenderedAtContext } from "@agency/client/useNow";
import type { ShellContent } from "@agency/content/queries/shell";
import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { MotionProvider } from "@agency/ui/MotionProvider";
import { useContext } from "react";
import { I18nextProvider } from "react-i18next";
import { ScrollRestoration, useLoaderData, useLocation, useMatches } from "react-router-dom";
import { PreviewContext } from "../preview/PreviewContext.ts";
import { Shell } from "../shell/Shell.tsx";
import { emptyShellContent, ShellContext } from "../shell/ShellContext.ts";
import { SiteLink } from "./SiteLink.tsx";

// A constant element does not re-render on navigation.
const shell = <Shell />;

export function Root() {
  const { language } = parseLocalizedPath(useLocation().pathname);
  const Preview = useContext(PreviewContext);
  const content = useLoaderData<ShellContent | null>() ?? emptyShellContent;
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  return (
    <I18nextProvider i18n={getI18n(language)}>
      <AgencyProvider language={language} linkComponent={SiteLink}>
        <MotionProvider>
          {Preview && <Preview />}
          <RenderedAtContext value={page?.now ?? Date.now()}>
            <ShellContext value={content}>{shell}</ShellContext>
          </RenderedAtContext>
        </MotionProvider>
      </AgencyProvider>
      {/* Restores scroll on back and forward navigation (scroll restoration). */}
      <ScrollRestoration />
    </I18nextProvider>
  );
}
