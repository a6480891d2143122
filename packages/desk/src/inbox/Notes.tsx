import { type FormEvent, useState } from "react";
import type { Progress } from "./api.ts";
import { formatTime } from "./format.ts";
import styles from "./inbox.module.css";

interface NotesProps {
  notes: Progress["notes"];
  /** Resolves to whether it was saved. If not, the text stays. */
  onAdd: (note: { id: string; text: string }) => Promise<boolean>;
}

export function Notes({ notes, onAdd }: NotesProps) {
  const [text, setText] = useState("");
  // Idempotency key, stable until saved.
  const [id, setId] = useState(() => crypto.randomUUID());

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!text.trim() || !(await onAdd({ id, text }))) return;
    setText("");
    setId(crypto.randomUUID());
  }

  return (
    <>
      <h3 className={styles.heading}>Notes</h3>
      <ul className={styles.steps}>
        {notes.map(({ _key, at, by, text: note }) => (
          <li key={_key}>
            <p dir="auto">{note}</p>
            <span className={styles.quiet}>
              <bdi>{by}</bdi>, {formatTime(at)}
            </span>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void submit(event)}>
        <label className={styles.label}>
          A note for colleagues
          <textarea
            className={styles.control}
            dir="auto"
            rows={3}
            maxLength={5_000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" className={styles.control}>
          Keep the note
        </button>
      </form>
    </>
  );
}
