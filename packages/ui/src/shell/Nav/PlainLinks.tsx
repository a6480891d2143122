import { Link } from "../../primitives/Link/index.ts";
import * as styles from "./Nav.css.ts";
import { ariaCurrent, isDropdown, type NavItem } from "./types.ts";

export interface PlainLinksProps {
  items: readonly NavItem[];
  onChoose: () => void;
}

/** A flat list of all links, used if a menu fails to load. */
export function PlainLinks({ items, onChoose }: PlainLinksProps) {
  const links = items.flatMap((item) => (isDropdown(item) ? item.items : item));
  return (
    <ul className={styles.plain}>
      {links.map(({ href, label, current }) => (
        <li key={href}>
          <Link
            kind="plain"
            href={href}
            aria-current={ariaCurrent(current)}
            className={styles.plainLink}
            onClick={onChoose}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
