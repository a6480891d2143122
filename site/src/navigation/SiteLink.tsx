import type { LinkComponentProps } from "@agency/ui/AgencyProvider";
import { useEffect, useImperativeHandle, useRef } from "react";
import { Link } from "react-router-dom";
import { useLanguage } from "../useLanguage.ts";
import { addressIn } from "./addresses.ts";
import { loadAhead, watchLink } from "./ahead.ts";
import { LanguageLink } from "./LanguageLink.tsx";

const isPage = (href: string) =>
  href.startsWith("/") && !href.startsWith("//") && !href.startsWith("/api/");

/**
 * The site's links for the library: pages of the site are changed without a reload, in the language
 * of the page or of the link's own `hrefLang`. What is in view is loaded ahead when the page rests,
 * and at once as soon as the pointer or the focus comes near.
 */
export function SiteLink({ href, ...rest }: LinkComponentProps) {
  if (href.startsWith("#")) return <Link to={href} {...rest} />;
  if (!isPage(href)) return <a href={href} {...rest} />;
  if (rest.hrefLang) return <LanguageLink href={href} {...rest} />;
  return <PageLink href={href} {...rest} />;
}

function PageLink({ href, ref, ...rest }: LinkComponentProps) {
  const language = useLanguage();
  const link = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(ref, () => link.current as HTMLAnchorElement, []);
  const address = addressIn(language, href);
  useEffect(() => (link.current ? watchLink(link.current, address) : undefined), [address]);
  return (
    <Link
      to={address}
      {...rest}
      ref={link}
      onPointerEnter={(event) => {
        loadAhead(address);
        rest.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        loadAhead(address);
        rest.onFocus?.(event);
      }}
      onTouchStart={(event) => {
        loadAhead(address);
        rest.onTouchStart?.(event);
      }}
    />
  );
}
