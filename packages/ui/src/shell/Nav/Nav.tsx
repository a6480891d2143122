import { clsx } from "clsx";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useUpgrade } from "../../internal/useUpgrade.ts";
import { PlainPopup } from "../../overlays/parts/PlainPopup.tsx";
import { usePopupButton } from "../../overlays/parts/usePopupButton.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { CloseIcon, MenuIcon } from "../../primitives/Icons/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { narrow } from "../../theme/queries.css.ts";
import { Dropdown } from "./Dropdown.tsx";
import { mobileMenu } from "./lazy.ts";
import * as styles from "./Nav.css.ts";
import { PlainLinks } from "./PlainLinks.tsx";
import { ariaCurrent, isDropdown, type NavItem } from "./types.ts";
import { useDropdowns } from "./useDropdowns.ts";
import { useScrolled } from "./useScrolled.ts";

export interface NavProps extends OuterProps<HTMLElement> {
  /** The brand's mark, a `Wordmark`. */
  brand: ReactNode;
  /** Where the mark leads. */
  homeHref: string;
  /** Names the brand's link; it contains the brand's name as seen. */
  homeLabel: string;
  /** Names the navigation landmark. */
  label: string;
  /** Links, and groups of links that open, in reading order. */
  items: readonly NavItem[];
  /**
   * Controls at the end of the bar at every width, such as the theme toggle. The open menu shows
   * them a second time, above everything.
   */
  actions?: ReactNode | undefined;
  /** Controls before them that only a wide bar has room for, such as the language. */
  wideActions?: ReactNode | undefined;
  /** Names of the menu button. */
  menuLabels: { open: string; close: string };
  /** The lower end of the mobile menu: a button and the language. */
  menuActions?: ReactNode | undefined;
  /** On the hairline below the bar: a `ScrollProgress`. */
  progress?: ReactNode | undefined;
}

/**
 * The navigation on top of every page. It stays in view, without a ground at the top of the page
 * and with one once the page is scrolled. Above 768 px the dropdowns open panels as wide as the
 * page; at and below it a menu button opens a menu as large as the screen. One dropdown is open at
 * a time, and opening or closing the menu closes it.
 *
 * Not for the headings of one text (`Contents`), for filters (`FilterBar`) or for the way back
 * (`Breadcrumbs`).
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
  progress,
  className,
  ...outer
}: NavProps) {
  const scrolled = useScrolled();
  const dropdowns = useDropdowns();
  const [menuOpen, setMenuOpen] = useState(false);
  const anyOpen = menuOpen || dropdowns.openId !== undefined;

  const changeMenu = (open: boolean) => {
    setMenuOpen(open);
    dropdowns.close();
  };
  const closeMenu = () => changeMenu(false);
  const controls = useRef<HTMLDivElement>(null);
  const upgraded = useUpgrade(controls, () => {});
  const {
    part: MobileMenu,
    failed,
    button: menuButton,
    popupId: menuId,
    plainId: plainMenuId,
    buttonProps: menuButtonProps,
  } = usePopupButton(mobileMenu, {
    popup: "dialog",
    open: menuOpen,
    upgraded,
    onClose: closeMenu,
    onPress: () => changeMenu(!menuOpen),
  });

  const leave = useEffectEvent(closeMenu);
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

  const home = (
    <Link
      kind="plain"
      href={homeHref}
      aria-label={homeLabel}
      className={styles.brand}
      onClick={closeMenu}
    >
      {brand}
    </Link>
  );

  return (
    <header
      {...outer}
      className={clsx(styles.root, className)}
      data-scrolled={scrolled || undefined}
      data-open={anyOpen || undefined}
      data-menu={menuOpen || undefined}
    >
      <div className={styles.bar}>
        {home}
        <nav aria-label={label} className={styles.wide}>
          <ul className={styles.items}>
            {items.map((item) =>
              isDropdown(item) ? (
                <Dropdown
                  key={item.id}
                  item={item}
                  open={dropdowns.openId === item.id}
                  dropdowns={dropdowns}
                />
              ) : (
                <li key={item.href} className={styles.item}>
                  <Link
                    kind="plain"
                    href={item.href}
                    className={styles.entry}
                    aria-current={ariaCurrent(item.current)}
                    onClick={() => dropdowns.close()}
                  >
                    {item.label}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div ref={controls} className={styles.actions}>
          <div className={styles.wideActions}>{wideActions}</div>
          {actions}
          <IconButton
            ref={menuButton}
            {...menuButtonProps}
            className={styles.menuButton}
            label={menuOpen ? menuLabels.close : menuLabels.open}
          >
            {menuOpen ? <CloseIcon /> : <MenuIcon size={30} />}
          </IconButton>
          {!upgraded && (
            <PlainPopup id={plainMenuId} className={styles.plainSheet}>
              <nav aria-label={label}>
                <PlainLinks items={items} onChoose={closeMenu} />
              </nav>
              <div className={styles.plainActions}>{menuActions}</div>
            </PlainPopup>
          )}
        </div>
      </div>
      {progress && <div className={styles.progress}>{progress}</div>}
      {MobileMenu ? (
        <MobileMenu
          id={menuId}
          label={label}
          items={items}
          open={menuOpen}
          onClose={closeMenu}
          button={menuButton}
          closeLabel={menuLabels.close}
          brand={home}
          barActions={actions}
          actions={menuActions}
        />
      ) : (
        menuOpen &&
        failed && (
          <div id={menuId} className={styles.plainMenu}>
            <PlainLinks items={items} onChoose={closeMenu} />
          </div>
        )
      )}
    </header>
  );
}
