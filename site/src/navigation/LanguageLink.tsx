import type { LinkComponentProps } from "@agency/ui/AgencyProvider";
import { useToast } from "@agency/ui/Toast";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { type Language, rememberLanguage } from "../language.ts";
import { ask } from "./ask.ts";
import { loadAddress } from "./load.ts";
import { usePrefetch } from "./prefetch.ts";

/**
 * Leads to the page in the language of its `hrefLang`, or says that it could not. The page stays
 * where it is, and keeps what is typed.
 */
export function LanguageLink({ href, ...rest }: LinkComponentProps) {
  const { t } = useTranslation();
  const { showToast } = useToast();
  const navigate = useNavigate();

  async function change() {
    try {
      await loadAddress(new URL(href, location.href).href, ask);
    } catch {
      showToast({ message: t("language.failed"), tone: "error" });
      return;
    }
    rememberLanguage(rest.hrefLang as Language);
    await navigate(href, { replace: true, preventScrollReset: true });
  }

  return (
    <Link
      to={href}
      {...rest}
      {...usePrefetch(href, rest)}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        rest.onClick?.(event);
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
        if (event.defaultPrevented || !isPlain) return;
        event.preventDefault();
        void change();
      }}
    />
  );
}
