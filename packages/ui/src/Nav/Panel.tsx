import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Line } from "../Line/index.ts";
import { Link } from "../Link/index.ts";
import { products } from "../ProductTheme/ProductTheme.css.ts";
import * as styles from "./Panel.css.ts";
import type { NavDropdown, NavSubItem } from "./types.ts";

export interface PanelProps {
  item: NavDropdown;
  onChoose: () => void;
  /** Takes focus to its first link when it appears. */
  focusFirst: boolean;
}

const spanStyle = ([start, end]: readonly [number, number]): CSSProperties => ({
  insetInlineStart: `${start}%`,
  inlineSize: `${end - start}%`,
});

function Row({
  item: { label, href, current, description, span, product },
  onChoose,
  onPoint,
  pointed,
}: {
  item: NavSubItem;
  pointed: boolean;
  onChoose: () => void;
  onPoint: () => void;
}) {
  return (
    <li className={product ? `${styles.item} ${products[product]}` : styles.item}>
      <Link
        href={href}
        kind="plain"
        className={styles.row}
        aria-current={current ? "page" : undefined}
        onClick={onChoose}
        data-pointed={pointed || undefined}
        onPointerEnter={onPoint}
        onFocus={onPoint}
      >
        <span className={styles.label}>{label}</span>
        <span className={styles.description}>{description}</span>
        {span && (
          <span className={styles.track} aria-hidden="true">
            <span className={styles.span} style={spanStyle(span)}>
              <Line tone="fg" className={styles.spanLine} />
            </span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** What a dropdown of the wide navigation holds. Arrow keys go from row to row. */
export function Panel({ item, onChoose, focusFirst }: PanelProps) {
  const [pointed, setPointed] = useState<number>();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (focusFirst) list.current?.querySelector("a")?.focus();
  }, [focusFirst]);

  const move = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = {
      ArrowDown: links[at + 1],
      ArrowUp: links[at - 1],
      Home: links[0],
      End: links.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const artworks = item.items.map(({ artwork }) => artwork);
  const resting = item.artwork ? undefined : 0;
  const shown = pointed !== undefined && artworks[pointed] ? pointed : resting;
  return (
    <div className={styles.root}>
      <div className={styles.note}>{item.note}</div>
      <ul
        ref={list}
        className={styles.list}
        onKeyDown={move}
        onPointerLeave={() => setPointed(undefined)}
      >
        {item.items.map((subItem, at) => (
          <Row
            key={subItem.href}
            item={subItem}
            pointed={pointed === at}
            onChoose={onChoose}
            onPoint={() => setPointed(at)}
          />
        ))}
      </ul>
      <div className={styles.artworks} aria-hidden="true">
        {item.artwork && (
          <div className={styles.artwork} data-shown={shown === undefined || undefined}>
            {item.artwork}
          </div>
        )}
        {item.items.map(
          ({ href, artwork, product }, at) =>
            artwork && (
              <div
                key={href}
                className={product ? `${styles.artwork} ${products[product]}` : styles.artwork}
                data-shown={shown === at || undefined}
              >
                {artwork}
              </div>
            ),
        )}
      </div>
    </div>
  );
}
