import { type MouseEvent, useContext } from "react";
import { Link, useNavigate } from "react-router-dom";
import { NavigationContext } from "./NavigationContext.ts";
import { type LinkProps, usePrefetch } from "./usePrefetch.ts";

interface LanguageLinkProps extends LinkProps {
  /** Called with `hrefLang` after loading, before navigation. */
  onLanguageChange: (language: string | undefined) => void;
  onLoadError: () => void;
}

/**
 * Link to the page in another language. Loads it first, and stays if that fails. Replaces the
 * history entry and keeps the scroll position.
 */
export function LanguageLink({ href, onLanguageChange, onLoadError, ...rest }: LanguageLinkProps) {
  const navigation = useContext(NavigationContext);
  const navigate = useNavigate();

  async function change() {
    try {
      await navigation?.loadPage(new URL(href, location.href).href);
    } catch {
      onLoadError();
      return;
    }
    onLanguageChange(rest.hrefLang);
    await navigate(href, { replace: true, preventScrollReset: true });
  }

  return (
    <Link
      to={href}
      {...rest}
      {...usePrefetch(href, rest)}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        rest.onClick?.(event);
        const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (event.defaultPrevented || event.button !== 0 || hasModifier) return;
        event.preventDefault();
        void change();
      }}
    />
  );
}
