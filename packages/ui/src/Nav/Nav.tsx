import {
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { IconButton } from "../IconButton/index.ts";
import { CloseIcon, MenuIcon } from "../Icons/index.ts";
import { Link } from "../Link/index.ts";
import { narrow } from "../theme/queries.css.ts";
import { Dropdown } from "./Dropdown.tsx";
import { MobileMenu, preloadMobileMenu } from "./lazy.tsx";
import * as styles from "./Nav.css.ts";
import { isDropdown, type NavItem } from "./types.ts";
import { useDismiss, useDropdowns } from "./useDropdowns.ts";
import { useModalPage } from "./useModalPage.ts";
import { useScrolled } from "./useScrolled.ts";

export interface NavProps {
  /** The brand's mark, a `Wordmark`. */
  brand: ReactNode;
  homeHref: string;
  /** Names the brand's link; it contains the brand's name as seen. */
  homeLabel: string;
  /** Names the navigation landmark. */
  label: string;
  items: readonly NavItem[];
  /** Controls at the end of the bar at every width, such as the theme toggle. */
  actions?: ReactNode | undefined;
  /** Controls before them that only a wide bar has room for, such as the language. */
  wideActions?: ReactNode | undefined;
  /** Names of the menu button. */
  menuLabels: { open: string; close: string };
  /** The lower end of the mobile menu: a button and the language. */
  menuActions?: ReactNode | undefined;
}

/**
 * The navigation on top of every page. It stays in view, without a ground at the top of the page
 * and with one once the page is scrolled. Above 768 px the dropdowns open panels as wide as the
 * page; at and below it a menu button opens a menu as large as the screen. One dropdown is open at
 * a time, and opening or closing the menu closes it.
 *
 * Not for the headings of one text (`Contents`), for filters (`FilterBar`) or for the way back
 * (`Breadcrumbs`).
 *
 * Accessibility: a header with a navigation landmark named by `label`. Dropdowns are disclosure
 * buttons (WAI-ARIA, disclosure pattern), and the current page carries `aria-current="page"`. While
 * the menu is open the rest of the page is inert; focus goes back to the button when it closes. A
 * dialog that opens from it closes it.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes through the bar, an open panel and the open menu |
 * | Enter, Space | open and close a dropdown or the menu; Enter follows a link |
 * | Down arrow | on a dropdown: opens it and goes to its first link |
 * | Up and down arrow, Home, End | in a panel: go through its links |
 * | Escape | closes what is open and goes back to its button |
 */
export function Nav({
  brand,
  homeHref,
  homeLabel,
  label,
  items,
  actions,
  wideActions,
  menuLabels,
  menuActions,
}: NavProps) {
  const root = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const scrolled = useScrolled();
  const dropdowns = useDropdowns();
  const [menuOpen, setMenuOpen] = useState(false);
  const anyOpen = menuOpen || dropdowns.openId !== undefined;

  const changeMenu = (open: boolean) => {
    setMenuOpen(open);
    dropdowns.close();
  };
  const closeMenu = () => {
    // Before the rest goes: a link chosen here takes focus further by itself.
    menuButton.current?.focus({ preventScroll: true });
    changeMenu(false);
  };

  const leave = useEffectEvent(() => changeMenu(false));
  useEffect(() => {
    if (!anyOpen) return;
    const close = () => leave();
    // Back and Forward change the page beneath; another layout has another place for what is open.
    const layout = window.matchMedia(narrow);
    layout.addEventListener("change", close);
    window.addEventListener("popstate", close);
    return () => {
      layout.removeEventListener("change", close);
      window.removeEventListener("popstate", close);
    };
  }, [anyOpen]);

  useModalPage(menuOpen, root, closeMenu);
  useDismiss(
    anyOpen,
    (target) => root.current?.contains(target) ?? false,
    (reason) => {
      if (menuOpen) {
        if (reason === "escape") closeMenu();
        return;
      }
      dropdowns.close();
    },
  );

  return (
    <header
      ref={root}
      className={styles.root}
      data-scrolled={scrolled || undefined}
      data-open={anyOpen || undefined}
      data-menu={menuOpen || undefined}
    >
      <div className={styles.bar}>
        <Link
          kind="plain"
          href={homeHref}
          aria-label={homeLabel}
          className={styles.brand}
          onClick={menuOpen ? closeMenu : dropdowns.close}
        >
          {brand}
        </Link>
        <nav aria-label={label} className={styles.wide}>
          <ul className={styles.items}>
            {items.map((item) =>
              isDropdown(item) ? (
                <Dropdown
                  key={item.id}
                  item={item}
                  open={!menuOpen && dropdowns.openId === item.id}
                  dropdowns={dropdowns}
                />
              ) : (
                <li key={item.href} className={styles.item}>
                  <Link
                    kind="plain"
                    href={item.href}
                    className={styles.entry}
                    aria-current={item.current ? "page" : undefined}
                    onClick={dropdowns.close}
                  >
                    {item.label}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className={styles.actions}>
          <div className={styles.wideActions}>{wideActions}</div>
          {actions}
          <IconButton
            ref={menuButton}
            className={styles.menuButton}
            label={menuOpen ? menuLabels.close : menuLabels.open}
            aria-expanded={menuOpen}
            aria-controls={menuId}
            onPointerEnter={preloadMobileMenu}
            onTouchStart={preloadMobileMenu}
            onFocus={preloadMobileMenu}
            onClick={() => changeMenu(!menuOpen)}
          >
            {menuOpen ? <CloseIcon /> : <MenuIcon size={30} />}
          </IconButton>
        </div>
      </div>
      <div id={menuId} className={styles.menu} hidden={!menuOpen}>
        {menuOpen && (
          <Suspense>
            <MobileMenu
              label={label}
              items={items}
              openId={dropdowns.openId}
              onToggle={dropdowns.press}
              onChoose={closeMenu}
              actions={menuActions}
            />
          </Suspense>
        )}
      </div>
    </header>
  );
}
