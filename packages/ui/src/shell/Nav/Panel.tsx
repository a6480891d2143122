import { Item } from "@radix-ui/react-dropdown-menu";
import { type PointerEvent, useId, useState } from "react";
import { ProductTheme } from "../../foundations/ProductTheme/index.ts";
import { MenuSurface, type MenuSurfaceProps } from "../../overlays/parts/MenuSurface.tsx";
import { Link } from "../../primitives/Link/index.ts";
import { panel } from "./Nav.css.ts";
import * as styles from "./Panel.css.ts";
import { RowContent } from "./RowContent.tsx";
import { ariaCurrent, type NavDropdown, type NavSubItem } from "./types.ts";

export interface PanelProps
  extends Pick<MenuSurfaceProps, "id" | "button" | "open" | "onClose" | "focus"> {
  item: NavDropdown;
}

/** Hovering highlights a row but does not move focus. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

function Row({
  item,
  onChoose,
  onPoint,
  pointed,
}: {
  item: NavSubItem;
  pointed: boolean;
  onChoose: () => void;
  onPoint: () => void;
}) {
  const { href, current, product, colors } = item;
  return (
    <ProductTheme product={product} colors={colors} className={styles.item}>
      <Item
        asChild
        onPointerMove={keepFocus}
        onPointerLeave={keepFocus}
        onPointerEnter={onPoint}
        onFocus={onPoint}
        onSelect={onChoose}
      >
        <Link
          href={href}
          kind="plain"
          className={styles.row}
          aria-current={ariaCurrent(current)}
          data-pointed={pointed || undefined}
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
  const [pointed, setPointed] = useState<number>();
  const artworks = item.items.map(({ artwork }) => artwork);
  const resting = item.artwork ? undefined : 0;
  const shown = pointed !== undefined && artworks[pointed] ? pointed : resting;
  return (
    <div className={styles.root}>
      <div id={noteId} className={styles.note}>
        {item.note}
      </div>
      <div className={styles.list} onPointerLeave={() => setPointed(undefined)}>
        {item.items.map((subItem, at) => (
          <Row
            key={subItem.href}
            item={subItem}
            pointed={pointed === at}
            onChoose={onChoose}
            onPoint={() => setPointed(at)}
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

export function Panel({ item, ...surface }: PanelProps) {
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
    <MenuSurface
      {...surface}
      inPlace
      className={panel}
      aria-describedby={item.note === undefined ? undefined : noteId}
    >
      <Rows item={item} noteId={noteId} onChoose={choose} />
    </MenuSurface>
  );
}
