import { clsx } from "clsx";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useProgressiveEnhancement } from "../../internal/useProgressiveEnhancement.ts";
import { NativePopover } from "../../overlays/parts/NativePopover.tsx";
import { usePopupButton } from "../../overlays/parts/usePopupButton.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { CloseIcon, MenuIcon } from "../../primitives/Icons/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { narrow } from "../../theme/queries.css.ts";
import { Dropdown } from "./Dropdown.tsx";
import { FallbackLinks } from "./FallbackLinks.tsx";
import { lazyMobileMenu } from "./lazy.ts";
import * as styles from "./Nav.css.ts";
import { getAriaCurrent, isDropdown, type NavItem, type NavLink } from "./types.ts";
import { useDropdowns } from "./useDropdowns.ts";
import { useIsCollapsed } from "./useIsCollapsed.ts";
import { useIsScrolled } from "./useIsScrolled.ts";

export interface NavProps extends OuterProps<HTMLElement> {
  /** Such as a `Wordmark`. */
  brand: ReactNode;
  homeHref: string;
  /** Accessible name of the brand's link, including the visible name. */
  homeLabel: string;
  /** Landmark name. */
  label: string;
  /** Links and dropdowns. */
  items: readonly NavItem[];
  /** Controls (theme toggle), repeated in the menu. */
  actions?: ReactNode | undefined;
  /** Controls of the wide bar (language). */
  wideActions?: ReactNode | undefined;
  menuLabels: { open: string; close: string };
  menuActions?: ReactNode | undefined;
  /** Smaller links at the menu's end (blog). @default none */
  menuItems?: readonly NavLink[] | undefined;
  /** `ScrollProgress` on the lower edge. */
  progress?: ReactNode | undefined;
}

/**
 * Sticky header with the main navigation, a full-screen menu up to 768 px or if the items do not
 * fit.
 *
 * Not for headings of a text (`TableOfContents`), filters (`FilterBar`) or breadcrumbs (`Breadcrumbs`).
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
  menuItems = [],
  progress,
  className,
  ...outer
}: NavProps) {
  const scrolled = useIsScrolled();
  const dropdowns = useDropdowns();
  const [menuOpen, setMenuOpen] = useState(false);
  const anyOpen = menuOpen || dropdowns.openId !== undefined;

  const changeMenu = (open: boolean) => {
    setMenuOpen(open);
    dropdowns.close();
  };
  const closeMenu = () => changeMenu(false);
  const controls = useRef<HTMLDivElement>(null);
  const upgraded = useProgressiveEnhancement(controls, () => {});
  const {
    part: MobileMenu,
    failed,
    button: menuButton,
    popupId: menuId,
    nativePopoverId,
    buttonProps: menuButtonProps,
  } = usePopupButton(lazyMobileMenu, {
    popup: "dialog",
    open: menuOpen,
    upgraded,
    onClose: closeMenu,
    onPress: () => changeMenu(!menuOpen),
  });

  const nav = useRef<HTMLElement>(null);
  const wideActionsRef = useRef<HTMLDivElement>(null);
  const [isCollapsed, focusShown] = useIsCollapsed(
    { nav, wideActions: wideActionsRef, menuButton },
    closeMenu,
  );

  const leave = useEffectEvent(closeMenu);
  useEffect(() => {
    if (!anyOpen) return;
    const close = () => leave();
    // History navigation replaces the page, another layout the menu.
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
      variant="plain"
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
      data-collapsed={isCollapsed || undefined}
    >
      <div className={styles.bar}>
        {home}
        <nav ref={nav} aria-label={label} className={styles.nav}>
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
                    variant="plain"
                    href={item.href}
                    className={styles.entry}
                    aria-current={getAriaCurrent(item.current)}
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
          <div ref={wideActionsRef} className={styles.wideActions}>
            {wideActions}
          </div>
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
            <NativePopover id={nativePopoverId} className={styles.fallbackSheet}>
              <nav aria-label={label}>
                <FallbackLinks items={[...items, ...menuItems]} onChoose={closeMenu} />
              </nav>
              <div className={styles.fallbackActions}>{menuActions}</div>
            </NativePopover>
          )}
        </div>
      </div>
      {progress && <div className={styles.progress}>{progress}</div>}
      {MobileMenu ? (
        <MobileMenu
          id={menuId}
          label={label}
          items={items}
          links={menuItems}
          open={menuOpen}
          onClose={closeMenu}
          onFocusReturn={focusShown}
          closeLabel={menuLabels.close}
          brand={home}
          barActions={actions}
          actions={menuActions}
        />
      ) : (
        menuOpen &&
        failed && (
          <div id={menuId} className={styles.fallbackMenu}>
            <FallbackLinks items={[...items, ...menuItems]} onChoose={closeMenu} />
          </div>
        )
      )}
    </header>
  );
}
