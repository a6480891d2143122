import { DismissableLayer } from "@radix-ui/react-dismissable-layer";
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { ProductTheme } from "../../foundations/ProductTheme/index.ts";
import type { PopupFocus } from "../../overlays/parts/usePopupButton.ts";
import { Link } from "../../primitives/Link/index.ts";
import * as styles from "./DropdownPanel.css.ts";
import { panel } from "./Nav.css.ts";
import { RowContent } from "./RowContent.tsx";
import { getAriaCurrent, type NavDropdown } from "./types.ts";

export interface DropdownPanelProps {
  item: NavDropdown;
  id: string;
  /** Pressing it does not count as outside. */
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
  /** Called on focus within. */
  onEnter: () => void;
  /** Link to focus on opening. */
  focus: PopupFocus;
}

/** Returns the index of the link a key focuses. */
function getNextLink(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case "ArrowDown":
      return Math.min(at + 1, last);
    case "ArrowUp":
      return Math.max(at - 1, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = getNextLink(event.key, at, links.length);
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}

function Rows({ item, onChoose }: { item: NavDropdown; onChoose: () => void }) {
  const [highlighted, setHighlighted] = useState<number>();
  const artworks = item.items.map(({ artwork }) => artwork);
  const resting = item.artwork ? undefined : 0;
  const shown = highlighted !== undefined && artworks[highlighted] ? highlighted : resting;
  return (
    <div className={styles.root}>
      <div className={styles.note}>{item.description}</div>
      <ul
        className={styles.list}
        onKeyDown={moveByKey}
        onPointerLeave={() => setHighlighted(undefined)}
      >
        {item.items.map((row, at) => (
          <ProductTheme
            key={row.href}
            as="li"
            product={row.product}
            colors={row.colors}
            className={styles.item}
          >
            <Link
              href={row.href}
              variant="plain"
              className={styles.row}
              aria-current={getAriaCurrent(row.current)}
              data-pointed={highlighted === at || undefined}
              onPointerEnter={() => setHighlighted(at)}
              onFocus={() => setHighlighted(at)}
              onClick={onChoose}
            >
              <RowContent item={row} />
            </Link>
          </ProductTheme>
        ))}
      </ul>
      <div className={styles.artworks} aria-hidden="true">
        {item.artwork && (
          <div className={styles.artwork} data-shown={shown === undefined || undefined}>
            {item.artwork}
          </div>
        )}
        {item.items.map(
          ({ href, artwork, product, colors }, at) =>
            artwork && (
              <ProductTheme
                key={href}
                product={product}
                colors={colors}
                className={styles.artwork}
                data-shown={shown === at || undefined}
              >
                {artwork}
              </ProductTheme>
            ),
        )}
      </div>
    </div>
  );
}

function OpenPanel({
  item,
  id,
  button,
  onClose,
  onEnter,
  focus,
}: Omit<DropdownPanelProps, "open">) {
  const root = useRef<HTMLDivElement>(null);

  // Keys also change `focus` of an open panel.
  useEffect(() => {
    if (focus === "nowhere") return;
    const links = [...(root.current?.querySelectorAll("a") ?? [])];
    links.at(focus === "last" ? -1 : 0)?.focus({ preventScroll: true });
  }, [focus]);

  // Runs before the links are removed, which would lose focus.
  useLayoutEffect(() => {
    const panelElement = root.current;
    const buttonElement = button.current;
    return () => {
      if (panelElement?.contains(document.activeElement)) {
        buttonElement?.focus({ preventScroll: true });
      }
    };
  }, [button]);

  return (
    <DismissableLayer
      ref={root}
      id={id}
      className={panel}
      onFocus={onEnter}
      onInteractOutside={(event) => {
        // The button closes the panel itself, and receives Shift+Tab.
        if (button.current?.contains(event.target as Node)) event.preventDefault();
      }}
      onDismiss={onClose}
    >
      <Rows item={item} onChoose={onClose} />
    </DismissableLayer>
  );
}

/** Disclosure with links: screen readers announce no links in a menu. */
export function DropdownPanel({ open, ...panelProps }: DropdownPanelProps) {
  return open && <OpenPanel {...panelProps} />;
}
