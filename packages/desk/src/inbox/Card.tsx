import type { KeyboardEvent } from "react";
import type { Row } from "./api.ts";
import { formatDay, formatStars } from "./format.ts";
import styles from "./inbox.module.css";

interface CardProps {
  row: Row;
  isOpen: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDrag: () => void;
}

export function Card({ row, isOpen, isChosen, onChoose, onOpen, onKeyDown, onDrag }: CardProps) {
  const { reference, name, about, at, assignee, rating, mail, isWithdrawn } = row;
  return (
    <li className={styles.card} data-open={isOpen || undefined} draggable onDragStart={onDrag}>
      <input
        type="checkbox"
        aria-label={`Choose ${name}`}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <button
        type="button"
        className={styles.open}
        data-card={reference}
        aria-expanded={isOpen}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        <bdi className={styles.name}>{name}</bdi>
        {about && <bdi>{about}</bdi>}
        <span className={styles.quiet}>
          {[
            formatDay(at),
            isWithdrawn && "withdrawn",
            formatStars(rating),
            assignee,
            mail === "failed" && "mail failed",
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </button>
    </li>
  );
}
