import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { useProgressiveEnhancement } from "../../internal/useProgressiveEnhancement.ts";
import { usePopupButton } from "../../overlays/parts/usePopupButton.ts";
import { ChevronIcon } from "../../primitives/Icons/index.ts";
import { FallbackLinks } from "./FallbackLinks.tsx";
import { FallbackPanel } from "./FallbackPanel.tsx";
import { panel } from "./lazy.ts";
import * as styles from "./Nav.css.ts";
import type { NavDropdown } from "./types.ts";
import type { useDropdowns } from "./useDropdowns.ts";

interface DropdownProps {
  item: NavDropdown;
  open: boolean;
  dropdowns: ReturnType<typeof useDropdowns>;
}

export function Dropdown({ item, open, dropdowns }: DropdownProps) {
  const { id, label, items } = item;
  const root = useRef<HTMLLIElement>(null);
  const upgraded = useProgressiveEnhancement(root, () => {});
  const {
    part: DropdownPanel,
    failed,
    prefetch,
    focus,
    setFocus,
    button,
    popupId,
    nativePopoverId,
    buttonProps,
  } = usePopupButton(panel, {
    open,
    upgraded,
    onArrow: () => dropdowns.open(id),
    onClose: () => dropdowns.close(id),
    onPress: () => dropdowns.press(id),
  });

  // Once loaded, the panel closes itself.
  const keydown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !open || DropdownPanel) return;
    button.current?.focus();
    dropdowns.close(id);
  };
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (open && !DropdownPanel && !root.current?.contains(relatedTarget)) dropdowns.close(id);
  };

  return (
    <li
      ref={root}
      className={styles.item}
      onPointerEnter={(event) => {
        prefetch();
        if (!upgraded) return;
        if (!open) setFocus("nowhere");
        dropdowns.enter(id, event);
      }}
      onPointerLeave={dropdowns.leave}
      onKeyDown={keydown}
      onBlur={blur}
    >
      <button
        ref={button}
        {...buttonProps}
        className={styles.entry}
        data-current={items.some(({ current }) => current) || undefined}
      >
        {label}
        <ChevronIcon size={18} className={styles.chevron} />
      </button>
      {!upgraded ? (
        <FallbackPanel id={nativePopoverId} item={item} />
      ) : DropdownPanel ? (
        <DropdownPanel
          item={item}
          id={popupId}
          button={button}
          open={open}
          onClose={() => dropdowns.close(id)}
          onEnter={() => {
            setFocus("nowhere");
            dropdowns.open(id);
          }}
          focus={focus}
        />
      ) : (
        open && (
          <div id={popupId} className={styles.panel}>
            {failed && <FallbackLinks items={[item]} onChoose={() => dropdowns.close(id)} />}
          </div>
        )
      )}
    </li>
  );
}
