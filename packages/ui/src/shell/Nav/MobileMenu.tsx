import { Content, Root as Groups, Header, Item, Trigger } from "@radix-ui/react-accordion";
import { Root, Content as Sheet } from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { ProductTheme } from "../../foundations/ProductTheme/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { ChevronIcon, CloseIcon } from "../../primitives/Icons/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import * as styles from "./MobileMenu.css.ts";
import { bar, actions as barActions } from "./Nav.css.ts";
import {
  getAriaCurrent,
  isDropdown,
  type NavDropdown,
  type NavItem,
  type NavLink,
} from "./types.ts";

export interface MobileMenuProps {
  id: string;
  label: string;
  items: readonly NavItem[];
  links: readonly NavLink[];
  open: boolean;
  onClose: () => void;
  /** Called after closing, if nothing has focus. */
  onFocusReturn: () => void;
  closeLabel: string;
  brand: ReactNode;
  barActions: ReactNode;
  actions?: ReactNode | undefined;
}

function Row({ item, onChoose }: { item: NavLink; onChoose: () => void }) {
  return (
    <li className={styles.item}>
      <Link
        variant="plain"
        href={item.href}
        className={styles.row}
        aria-current={getAriaCurrent(item.current)}
        onClick={onChoose}
      >
        <span className={styles.label}>{item.label}</span>
      </Link>
    </li>
  );
}

function Group({ item, onChoose }: { item: NavDropdown; onChoose: () => void }) {
  return (
    <Item asChild value={item.id}>
      <li className={styles.item}>
        <Header asChild>
          <div>
            <Trigger className={styles.row}>
              <span className={styles.label}>{item.label}</span>
              <ChevronIcon size={28} className={styles.chevron} />
            </Trigger>
          </div>
        </Header>
        {/* No regions: a landmark per group would be too many. */}
        <Content asChild role="list">
          <ul className={styles.submenu}>
            {item.items.map(({ label, href, current, product, colors }) => (
              <ProductTheme key={href} as="li" product={product} colors={colors}>
                <Link
                  variant="plain"
                  href={href}
                  className={styles.subRow}
                  aria-current={getAriaCurrent(current)}
                  onClick={onChoose}
                >
                  {label}
                </Link>
              </ProductTheme>
            ))}
          </ul>
        </Content>
      </li>
    </Item>
  );
}

export function MobileMenu({
  id,
  label,
  items,
  links,
  open,
  onClose,
  onFocusReturn,
  closeLabel,
  brand,
  barActions: controls,
  actions,
}: MobileMenuProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Root open={open} onOpenChange={(next) => next || onClose()}>
      <Sheet
        id={id}
        aria-label={label}
        className={styles.sheet}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          close.current?.focus({ preventScroll: true });
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (document.activeElement === document.body) onFocusReturn();
        }}
      >
        <div className={bar}>
          {brand}
          <div className={barActions}>
            {controls}
            <IconButton ref={close} label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
        </div>
        <div className={styles.body}>
          <nav aria-label={label} className={styles.navigation}>
            <Groups asChild type="single" collapsible>
              <ul>
                {items.map((item) =>
                  isDropdown(item) ? (
                    <Group key={item.id} item={item} onChoose={onClose} />
                  ) : (
                    <Row key={item.href} item={item} onChoose={onClose} />
                  ),
                )}
              </ul>
            </Groups>
            {links.length > 0 && (
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.href}>
                    <Link
                      variant="plain"
                      href={link.href}
                      className={styles.link}
                      aria-current={getAriaCurrent(link.current)}
                      onClick={onClose}
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </nav>
          <div className={styles.actions}>{actions}</div>
        </div>
      </Sheet>
    </Root>
  );
}
