import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { MotionProvider } from "@agency/ui/Motion";
import { useTranslation } from "react-i18next";
import { BrowserRouter } from "react-router-dom";
import type { Language } from "./language.ts";
import { Shell } from "./shell/Shell.tsx";
import { SiteLink } from "./shell/SiteLink.tsx";
// Before the router, which listens to the history as well.
import "./leaving.ts";

export function App() {
  const { i18n } = useTranslation();
  return (
    <AgencyProvider language={i18n.language as Language} linkComponent={SiteLink}>
      <MotionProvider>
        <BrowserRouter>
          <Shell />
        </BrowserRouter>
      </MotionProvider>
    </AgencyProvider>
  );
}
