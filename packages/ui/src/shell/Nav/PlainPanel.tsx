import { PlainPopup } from "../../overlays/parts/PlainPopup.tsx";
import { Link } from "../../primitives/Link/index.ts";
import * as bar from "./Nav.css.ts";
import * as styles from "./Panel.css.ts";
import { RowContent } from "./RowContent.tsx";
import { ariaCurrent, type NavDropdown } from "./types.ts";

/** A panel without JavaScript and artwork. */
export function PlainPanel({ id, item }: { id: string; item: NavDropdown }) {
  return (
    <PlainPopup id={id} className={`${bar.panel} ${bar.plainPanel}`}>
      <div className={styles.root}>
        <div className={styles.note}>{item.note}</div>
        <ul className={styles.list}>
          {item.items.map((row) => (
            <li key={row.href} className={styles.item}>
              <Link
                kind="plain"
                href={row.href}
                className={styles.row}
                aria-current={ariaCurrent(row.current)}
              >
                <RowContent item={row} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </PlainPopup>
  );
}
