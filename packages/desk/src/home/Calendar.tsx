import { type CSSProperties, useEffect, useState } from "react";
import { StateLink } from "sanity/router";
import { fetchMonth, type PlannedEvent } from "./api.ts";
import { Events } from "./Events.tsx";
import {
  formatDate,
  formatMonth,
  getCurrentMonth,
  getWeekday,
  listDays,
  shiftMonth,
  zoneNote,
} from "./format.ts";
import styles from "./home.module.css";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

interface Month {
  month: string;
  today: string;
  events: PlannedEvent[];
}

/** Shows a month's plans by day. @param month "2026-11" */
export function Calendar({ month }: { month: string }) {
  const [found, setFound] = useState<Month>();
  const [problem, setProblem] = useState<string>();
  const shown = found?.month === month ? found : undefined;

  useEffect(() => {
    let isGone = false;
    setProblem(undefined);
    fetchMonth(month).then(
      (answer) => !isGone && setFound({ month, ...answer }),
      (error: Error) => !isGone && setProblem(error.message),
    );
    return () => {
      isGone = true;
    };
  }, [month]);

  return (
    <>
      <nav className={styles.bar} aria-label="Month">
        <h2 className={styles.month}>{formatMonth(month)}</h2>
        <StateLink className={styles.tab} state={{ month: shiftMonth(month, -1) }}>
          Previous month
        </StateLink>
        <StateLink className={styles.tab} state={{ month: shiftMonth(month, 1) }}>
          Next month
        </StateLink>
        {month !== getCurrentMonth() && (
          <StateLink className={styles.tab} state={{ month: getCurrentMonth() }}>
            This month
          </StateLink>
        )}
      </nav>
      <p role="status" className={styles.status}>
        {problem ?? getSummary(month, shown?.events)}
      </p>
      {shown && <Days {...shown} />}
      <p className={styles.quiet}>{zoneNote}</p>
    </>
  );
}

function getSummary(month: string, events: readonly PlannedEvent[] | undefined): string {
  if (!events) return "Loading…";
  if (events.length === 0) return `Nothing is scheduled for ${formatMonth(month)}.`;
  return `${formatMonth(month)}: ${events.length} ${events.length === 1 ? "entry" : "entries"}`;
}

function Days({ month, today, events }: Month) {
  const byDay = Map.groupBy(events, ({ day }) => day);
  return (
    <div className={styles.calendar}>
      {weekdays.map((name) => (
        <span key={name} className={styles.weekday} aria-hidden="true">
          {name}
        </span>
      ))}
      <ol className={styles.days}>
        {listDays(month).map((day) => (
          <Day key={day} day={day} isToday={day === today} events={byDay.get(day) ?? []} />
        ))}
      </ol>
    </div>
  );
}

interface DayProps {
  day: string;
  isToday: boolean;
  events: readonly PlannedEvent[];
}

function Day({ day, isToday, events }: DayProps) {
  const isEmpty = events.length === 0;
  return (
    <li
      className={styles.day}
      style={{ "--weekday": getWeekday(day) } as CSSProperties}
      data-empty={isEmpty}
      aria-hidden={isEmpty}
      aria-current={isToday ? "date" : undefined}
    >
      {isEmpty ? (
        <span className={styles.number}>{Number(day.slice(8))}</span>
      ) : (
        <>
          <h3 className={styles.date}>{formatDate(day)}</h3>
          <Events events={events} />
        </>
      )}
    </li>
  );
}
