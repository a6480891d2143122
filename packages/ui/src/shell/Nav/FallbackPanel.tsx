import { NativePopover } from "../../overlays/parts/NativePopover.tsx";
import { Link } from "../../primitives/Link/index.ts";
import * as styles from "./DropdownPanel.css.ts";
import * as bar from "./Nav.css.ts";
import { RowContent } from "./RowContent.tsx";
import { getAriaCurrent, type NavDropdown } from "./types.ts";

/** Without JavaScript and artwork. */
export function FallbackPanel({ id, item }: { id: string; item: NavDropdown }) {
  return (
    <NativePopover id={id} className={`${bar.panel} ${bar.fallbackPanel}`}>
      <div className={styles.root}>
        <div className={styles.note}>{item.description}</div>
        <ul className={styles.list}>
          {item.items.map((row) => (
            <li key={row.href} className={styles.item}>
              <Link
                variant="plain"
                href={row.href}
                className={styles.row}
                aria-current={getAriaCurrent(row.current)}
              >
                <RowContent item={row} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </NativePopover>
  );
}
