import { type FormEvent, useRef, useState } from "react";
import { formatTime } from "../time.ts";
import type { Progress } from "./api.ts";
import { formatPerson } from "./format.ts";
import styles from "./inbox.module.css";
import { RestoredDraft } from "./RestoredDraft.tsx";
import { useDraft } from "./useDraft.ts";

interface NotesProps {
  notes: Progress["notes"];
  names: Progress["names"];
  draftKey: string;
  /** Resolves to whether it was saved. */
  onAdd: (note: { id: string; text: string }) => Promise<boolean>;
}

export function Notes({ notes, names, draftKey, onAdd }: NotesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // Idempotency key.
  const { draft, isRestored, change, discard } = useDraft(draftKey, () => ({
    id: crypto.randomUUID() as string,
    text: "",
  }));

  const [isSaving, setSaving] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving || !draft.text.trim()) return;
    setSaving(true);
    const isSaved = await onAdd(draft);
    setSaving(false);
    if (isSaved) discard();
  }

  return (
    <>
      <h3 className={styles.heading}>Notes</h3>
      <ul className={styles.steps}>
        {notes.map(({ _key, at, by, text: note }) => (
          <li key={_key}>
            <p dir="auto">{note}</p>
            <span className={styles.quiet}>
              <bdi>{formatPerson(names, by)}</bdi>, {formatTime(at)}
            </span>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void submit(event)}>
        <RestoredDraft
          isRestored={isRestored}
          onDiscard={() => {
            discard();
            field.current?.focus();
          }}
        />
        <label className={styles.label}>
          Internal note
          <textarea
            ref={field}
            className={styles.control}
            dir="auto"
            rows={3}
            maxLength={5_000}
            value={draft.text}
            readOnly={isSaving}
            onChange={({ currentTarget: { value } }) =>
              value ? change({ ...draft, text: value }) : discard()
            }
          />
        </label>
        <button type="submit" className={styles.control}>
          Save note
        </button>
      </form>
    </>
  );
}
