import { link } from "../../internal/NativePopover.css.ts";
import { Link } from "../../primitives/Link/index.ts";
import type { MenuLink } from "./types.ts";

/** Menu without JavaScript. */
export function FallbackLinks({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul>
      {links.map(({ href, hrefLang, label, current, onSelect }) => (
        <li key={href}>
          <Link
            variant="plain"
            href={href}
            hrefLang={hrefLang}
            className={link}
            aria-current={current ? "page" : undefined}
            onClick={onSelect}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
