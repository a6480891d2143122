import type { KeyboardEvent } from "react";
import { formatDay } from "../time.ts";
import type { Row } from "./api.ts";
import { formatStars, formatWaiting } from "./format.ts";
import styles from "./inbox.module.css";

interface CardProps {
  row: Row;
  isOpen: boolean;
  isChosen: boolean;
  /** Whether its move can be undone. */
  isMoving: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDrag: () => void;
}

export function Card(props: CardProps) {
  const { row, isOpen, isChosen, isMoving, onChoose, onOpen, onKeyDown, onDrag } = props;
  const { reference, name, about, at, assigneeName, rating, mail, waitingSince } = row;
  return (
    <li
      className={styles.card}
      data-open={isOpen || undefined}
      data-moving={isMoving || undefined}
      draggable
      onDragStart={onDrag}
    >
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
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
            row.isWithdrawn && "withdrawn",
            waitingSince && formatWaiting(waitingSince, Date.now()),
            formatDay(at),
            row.hasResume && "CV",
            formatStars(rating),
            mail === "failed" && "email failed",
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {assigneeName && (
          <span className={styles.quiet}>
            Assigned to <bdi>{assigneeName}</bdi>
          </span>
        )}
      </button>
    </li>
  );
}
