import type { LinkComponentProps } from "@agency/ui/AgencyProvider";
import { Link } from "react-router-dom";
import { preloadAddress } from "../pageLoader.ts";
import { useLanguage } from "../useLanguage.ts";

const isPage = (href: string) =>
  href.startsWith("/") && !href.startsWith("//") && !href.startsWith("/api/");

/**
 * The site's links for the library: pages of the site are changed without a reload, and their code,
 * words and data are loaded ahead as soon as the pointer or the focus comes near.
 */
export function SiteLink({ href, ...rest }: LinkComponentProps) {
  const language = useLanguage();
  if (!isPage(href)) return <a href={href} {...rest} />;
  // Failing ahead is no failure: the click asks again, and the page shows what it gets.
  const preload = () => void preloadAddress(href, language).catch(() => {});
  return (
    <Link
      to={href}
      {...rest}
      onPointerEnter={(event) => {
        preload();
        rest.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload();
        rest.onFocus?.(event);
      }}
      onTouchStart={(event) => {
        preload();
        rest.onTouchStart?.(event);
      }}
      onClick={(event) => {
        preload();
        rest.onClick?.(event);
      }}
    />
  );
}
