import { Link } from "../../primitives/Link/index.ts";
import * as styles from "./Nav.css.ts";
import { getAriaCurrent, isDropdown, type NavItem } from "./types.ts";

export interface PlainLinksProps {
  items: readonly NavItem[];
  onChoose: () => void;
}

/** Links with dropdowns flattened, until the menu's code has loaded, or if it fails. */
export function FallbackLinks({ items, onChoose }: PlainLinksProps) {
  const links = items.flatMap((item) => (isDropdown(item) ? item.items : item));
  return (
    <ul className={styles.plain}>
      {links.map(({ href, label, current }) => (
        <li key={href}>
          <Link
            variant="plain"
            href={href}
            aria-current={getAriaCurrent(current)}
            className={styles.fallbackLink}
            onClick={onChoose}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
