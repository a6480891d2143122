import { fromOfficeInput, officeCity, toOfficeInput } from "@agency/content/office-time";
import { useEffect, useId, useRef } from "react";
import { formatTime } from "../time.ts";
import styles from "./newsletter.module.css";
import { Question, useQuestion } from "./Question.tsx";
import { useSessionDraft } from "./useSessionDraft.ts";

/** In ms. The server's, rounded up to a minute. */
const lead = 6 * 60_000;

interface ScheduleProps {
  issue: string;
  /** Recipients. */
  count: number;
  /** ISO 8601, if scheduled. */
  dueAt: string | undefined;
  /** Receives a UTC timestamp. Resolves with whether it was accepted. */
  onPlan: (at: string) => Promise<boolean>;
  onCancel: () => void;
}

/** Schedules an issue in office time. Keeps a draft in the session. */
export function Schedule({ issue, count, dueAt, onPlan, onCancel }: ScheduleProps) {
  const [draft, keepDraft] = useSessionDraft(`desk.newsletter.plan.${issue}`);
  const { isAsked, setAsked, opener } = useQuestion<HTMLInputElement>();
  const hint = useId();
  const wasPlanned = useRef(false);
  useEffect(() => {
    // The button, and its focus, is gone.
    if (wasPlanned.current && !dueAt && document.activeElement === document.body)
      opener.current?.focus();
    wasPlanned.current = dueAt !== undefined;
  }, [dueAt, opener]);
  const value = draft ?? (dueAt ? toOfficeInput(Date.parse(dueAt)) : "");

  if (isAsked)
    return (
      <Question
        yes={`Schedule for ${count} people`}
        onYes={() => {
          void onPlan(fromOfficeInput(value)).then((isAccepted) => {
            if (isAccepted) keepDraft(undefined);
            setAsked(false);
          });
        }}
        onNo={() => setAsked(false)}
      >
        It will go to {count} people on {formatTime(fromOfficeInput(value))}, and appear on the site
        then. You can cancel the schedule until then.
      </Question>
    );
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
      }}
    >
      <label className={styles.label}>
        Send at ({officeCity} time)
        <input
          ref={opener}
          type="datetime-local"
          className={styles.control}
          value={value}
          min={toOfficeInput(Date.now() + lead)}
          required
          aria-describedby={hint}
          onChange={(event) => {
            event.currentTarget.setCustomValidity("");
            keepDraft(event.currentTarget.value);
          }}
          onInvalid={({ currentTarget }) => currentTarget.setCustomValidity(advice)}
        />
      </label>
      <button type="submit" className={styles.control}>
        {dueAt ? "Reschedule…" : "Schedule…"}
      </button>
      {dueAt && (
        <button type="button" className={styles.control} onClick={onCancel}>
          Cancel schedule
        </button>
      )}
      <p id={hint} className={styles.hint}>
        At least five minutes from now.
      </p>
    </form>
  );
}

const advice = "Choose a date and a time at least five minutes from now.";
