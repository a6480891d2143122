import { sanitizeHref } from "@agency/content/urls";
import type { LinkComponentProps } from "@agency/ui/AgencyProvider";
import { useContext } from "react";
import { Link } from "react-router-dom";
import { ApplicantContext } from "../applicant.ts";
import { useLanguage } from "../useLanguage.ts";
import { addressIn } from "./addresses.ts";
import { LanguageLink } from "./LanguageLink.tsx";
import { usePrefetch } from "./prefetch.ts";
import { noteFollowed } from "./travel.ts";

const isPage = (href: string) => href.startsWith("/") && !href.startsWith("/api/");

/**
 * The site's links for the library: pages of the site are changed without a reload, in the language
 * of the page or of the link's own `hrefLang`, and are loaded ahead. The line of a link goes along.
 * An address that `sanitizeHref` refuses leaves a placeholder: an anchor without `href`.
 */
export function SiteLink({ href: stored, ...rest }: LinkComponentProps) {
  const href = sanitizeHref(stored);
  if (href === undefined) return <a {...rest} />;
  if (href.startsWith("#")) return <Link to={href} {...rest} />;
  if (!isPage(href)) return <a href={href} {...rest} />;
  if (rest.hrefLang) return <LanguageLink href={href} {...rest} />;
  return <PageLink href={href} {...rest} />;
}

function PageLink({ href, ...rest }: LinkComponentProps) {
  const address = addressIn(useLanguage(), href);
  const isPrivate = useContext(ApplicantContext) !== undefined;
  return (
    <Link
      to={address}
      {...rest}
      {...usePrefetch(isPrivate ? undefined : address, rest)}
      onClick={(event) => {
        rest.onClick?.(event);
        if (!event.defaultPrevented) noteFollowed(event.currentTarget);
      }}
    />
  );
}
