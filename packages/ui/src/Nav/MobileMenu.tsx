import { type ReactNode, useId } from "react";
import { ChevronIcon } from "../Icons/index.ts";
import { Link } from "../Link/index.ts";
import { products } from "../ProductTheme/ProductTheme.css.ts";
import * as styles from "./MobileMenu.css.ts";
import { isDropdown, type NavDropdown, type NavItem } from "./types.ts";

export interface MobileMenuProps {
  label: string;
  items: readonly NavItem[];
  openId: string | undefined;
  onToggle: (id: string) => void;
  onChoose: () => void;
  actions?: ReactNode | undefined;
}

function Submenu({
  item,
  open,
  onToggle,
  onChoose,
}: {
  item: NavDropdown;
  open: boolean;
  onToggle: () => void;
  onChoose: () => void;
}) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={styles.label}>{item.label}</span>
        <ChevronIcon size={28} className={styles.chevron} />
      </button>
      <ul id={id} className={styles.submenu} hidden={!open}>
        {item.items.map(({ label, href, current, product }) => (
          <li key={href} className={product ? products[product] : undefined}>
            <Link
              kind="plain"
              href={href}
              className={styles.subRow}
              aria-current={current ? "page" : undefined}
              onClick={onChoose}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the menu button of the narrow navigation opens. */
export function MobileMenu({ label, items, openId, onToggle, onChoose, actions }: MobileMenuProps) {
  return (
    <div className={styles.root}>
      <nav aria-label={label}>
        <ul>
          {items.map((item) =>
            isDropdown(item) ? (
              <li key={item.id} className={styles.item}>
                <Submenu
                  item={item}
                  open={openId === item.id}
                  onToggle={() => onToggle(item.id)}
                  onChoose={onChoose}
                />
              </li>
            ) : (
              <li key={item.href} className={styles.item}>
                <Link
                  kind="plain"
                  href={item.href}
                  className={styles.row}
                  aria-current={item.current ? "page" : undefined}
                  onClick={onChoose}
                >
                  <span className={styles.label}>{item.label}</span>
                </Link>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
