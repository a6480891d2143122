import { getTypeTitle } from "@agency/content/translation";
import { IntentLink } from "sanity/router";
import type { PlannedEvent } from "./api.ts";
import { formatClock, formatDate, getLabel } from "./format.ts";
import styles from "./home.module.css";

interface EventsProps {
  events: readonly PlannedEvent[];
  /** Whether each event names its day. */
  hasDays?: boolean;
}

export function Events({ events, hasDays = false }: EventsProps) {
  return (
    <ul className={styles.list}>
      {events.map((event) => {
        const { id, type, kind, title, at, day, isDraft } = event;
        return (
          <li key={`${id} ${kind} ${at}`}>
            <p className={styles.quiet}>
              <time dateTime={at ?? day}>
                {[hasDays && formatDate(day), at && formatClock(at)].filter(Boolean).join(", ")}
              </time>
              {(hasDays || at) && " · "}
              {getLabel(event)}
            </p>
            <IntentLink className={styles.link} intent="edit" params={{ id, type }}>
              <bdi>{title || `Untitled ${getTypeTitle(type).toLowerCase()}`}</bdi>
            </IntentLink>
            {isDraft && (
              <p className={styles.quiet}>Draft. It won’t go live until you publish it.</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
