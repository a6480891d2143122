import { Spinner } from "@agency/ui/Spinner";
import { Activity, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigation } from "react-router-dom";
import { readAddress } from "./addresses.ts";

/** How long the old page stays while the next one is on its way, in ms. */
const patience = 400;

/**
 * The page, and a spinner in its place where the next one takes long (specification, section 2):
 * the old page stays until then, and most pages are there before.
 */
export function Pending({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const here = readAddress(useLocation().pathname).path;
  const { location: next } = useNavigation();
  const goes = next !== undefined && readAddress(next.pathname).path !== here;
  const [waited, setWaited] = useState(false);

  useEffect(() => {
    if (!goes) return;
    const timer = setTimeout(() => {
      document.title = t("loading");
      setWaited(true);
    }, patience);
    return () => {
      clearTimeout(timer);
      setWaited(false);
    };
  }, [goes, t]);

  return (
    <>
      {goes && waited && <Spinner label={t("loading")} />}
      <Activity mode={goes && waited ? "hidden" : "visible"}>{children}</Activity>
    </>
  );
}
