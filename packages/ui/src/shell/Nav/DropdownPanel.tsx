import { Item } from "@radix-ui/react-dropdown-menu";
import { type PointerEvent, useId, useState } from "react";
import { ProductTheme } from "../../foundations/ProductTheme/index.ts";
import { MenuContent, type MenuContentProps } from "../../overlays/parts/MenuContent.tsx";
import { Link } from "../../primitives/Link/index.ts";
import * as styles from "./DropdownPanel.css.ts";
import { panel } from "./Nav.css.ts";
import { RowContent } from "./RowContent.tsx";
import { getAriaCurrent, type NavDropdown, type NavSubItem } from "./types.ts";

export interface DropdownPanelProps
  extends Pick<MenuContentProps, "id" | "button" | "open" | "onClose" | "focus"> {
  item: NavDropdown;
}

/** Hovering highlights a row but does not move focus. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

function Row({
  item,
  onChoose,
  onHighlight,
  highlighted,
}: {
  item: NavSubItem;
  highlighted: boolean;
  onChoose: () => void;
  onHighlight: () => void;
}) {
  const { href, current, product, colors } = item;
  return (
    <ProductTheme product={product} colors={colors} className={styles.item}>
      <Item
        asChild
        onPointerMove={keepFocus}
        onPointerLeave={keepFocus}
        onPointerEnter={onHighlight}
        onFocus={onHighlight}
        onSelect={onChoose}
      >
        <Link
          href={href}
          variant="plain"
          className={styles.row}
          aria-current={getAriaCurrent(current)}
          data-pointed={highlighted || undefined}
        >
          <RowContent item={item} />
        </Link>
      </Item>
    </ProductTheme>
  );
}

function Rows({
  item,
  noteId,
  onChoose,
}: {
  item: NavDropdown;
  noteId: string;
  onChoose: () => void;
}) {
  const [highlighted, setHighlighted] = useState<number>();
  const artworks = item.items.map(({ artwork }) => artwork);
  const resting = item.artwork ? undefined : 0;
  const shown = highlighted !== undefined && artworks[highlighted] ? highlighted : resting;
  return (
    <div className={styles.root}>
      <div id={noteId} className={styles.note}>
        {item.note}
      </div>
      <div className={styles.list} onPointerLeave={() => setHighlighted(undefined)}>
        {item.items.map((subItem, at) => (
          <Row
            key={subItem.href}
            item={subItem}
            highlighted={highlighted === at}
            onChoose={onChoose}
            onHighlight={() => setHighlighted(at)}
          />
        ))}
      </div>
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

export function DropdownPanel({ item, ...surface }: DropdownPanelProps) {
  const { id, button, onClose } = surface;
  const noteId = useId();

  const choose = () => {
    // Keeps focus when the row is removed.
    if (document.getElementById(id)?.contains(document.activeElement)) {
      button.current?.focus({ preventScroll: true });
    }
    onClose();
  };

  return (
    <MenuContent
      {...surface}
      disablePortal
      className={panel}
      aria-describedby={item.note === undefined ? undefined : noteId}
    >
      <Rows item={item} noteId={noteId} onChoose={choose} />
    </MenuContent>
  );
}
