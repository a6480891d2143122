import { type FocusEvent, type KeyboardEvent, Suspense, useId, useRef, useState } from "react";
import { ChevronIcon } from "../Icons/index.ts";
import { Panel, preloadPanel } from "./lazy.tsx";
import * as styles from "./Nav.css.ts";
import type { NavDropdown } from "./types.ts";
import type { useDropdowns } from "./useDropdowns.ts";

interface DropdownProps {
  item: NavDropdown;
  open: boolean;
  dropdowns: ReturnType<typeof useDropdowns>;
}

/** One dropdown of the wide navigation: a disclosure button and its panel. */
export function Dropdown({ item, open, dropdowns }: DropdownProps) {
  const panelId = useId();
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [focusFirst, setFocusFirst] = useState(false);
  const { id, label, items } = item;

  const keydown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      // Only this one closes, and focus stays with it.
      event.preventDefault();
      dropdowns.close();
      button.current?.focus();
    }
    if (event.key !== "ArrowDown" || document.activeElement !== button.current) return;
    event.preventDefault();
    preloadPanel();
    // Focus follows once the rows are there: their code may still be on its way.
    setFocusFirst(true);
    dropdowns.open(id);
    panel.current?.querySelector("a")?.focus();
  };

  const choose = () => {
    // The row goes away under its own press: focus must not go with it.
    if (panel.current?.contains(document.activeElement)) {
      button.current?.focus({ preventScroll: true });
    }
    dropdowns.close();
  };

  const blur = ({ relatedTarget }: FocusEvent) => {
    if (open && relatedTarget && !root.current?.contains(relatedTarget)) dropdowns.close();
  };

  return (
    <li
      ref={root}
      className={styles.item}
      onPointerEnter={(event) => {
        preloadPanel();
        if (!open) setFocusFirst(false);
        dropdowns.enter(id, event);
      }}
      onPointerLeave={dropdowns.leave}
      onKeyDown={keydown}
      onBlur={blur}
    >
      <button
        ref={button}
        type="button"
        className={styles.entry}
        aria-expanded={open}
        aria-controls={panelId}
        data-current={items.some(({ current }) => current) || undefined}
        onFocus={preloadPanel}
        onTouchStart={preloadPanel}
        onClick={() => {
          setFocusFirst(false);
          dropdowns.press(id);
        }}
      >
        {label}
        <ChevronIcon size={18} className={styles.chevron} />
      </button>
      <div ref={panel} id={panelId} className={styles.panel} hidden={!open}>
        {open && (
          <Suspense>
            <Panel item={item} onChoose={choose} focusFirst={focusFirst} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
