import { sanitizeHref } from "@agency/content/urls";
import { type ComponentType, useContext } from "react";
import { Link } from "react-router-dom";
import { NavigationContext } from "./NavigationContext.ts";
import { useLocalizedPath } from "./useAddress.ts";
import { type LinkProps, usePrefetch } from "./usePrefetch.ts";

interface SiteLinkProps extends LinkProps {
  /** Renders links with `hrefLang`. */
  languageLink: ComponentType<LinkProps>;
  /** @default true */
  isPrefetched?: boolean;
}

const isPage = (href: string) => href.startsWith("/") && !href.startsWith("/api/");

/**
 * Link of any kind. Internal pages are prefetched and open without a reload, in the current
 * language. No `href` if `sanitizeHref` rejects it.
 */
export function SiteLink({
  href: stored,
  languageLink: LanguageLink,
  isPrefetched = true,
  ...rest
}: SiteLinkProps) {
  const href = sanitizeHref(stored);
  if (href === undefined) return <a {...rest} />;
  if (href.startsWith("#")) return <Link to={href} {...rest} />;
  if (!isPage(href)) return <a href={href} {...rest} />;
  if (rest.hrefLang) return <LanguageLink href={href} {...rest} />;
  return <PageLink href={href} isPrefetched={isPrefetched} {...rest} />;
}

function PageLink({ href, isPrefetched, ...rest }: Omit<SiteLinkProps, "languageLink">) {
  const address = useLocalizedPath()(href);
  const transitions = useContext(NavigationContext)?.transitions;
  return (
    <Link
      to={address}
      {...rest}
      {...usePrefetch(isPrefetched ? address : undefined, rest)}
      onClick={(event) => {
        rest.onClick?.(event);
        if (!event.defaultPrevented) transitions?.follow(event.currentTarget);
      }}
    />
  );
}
