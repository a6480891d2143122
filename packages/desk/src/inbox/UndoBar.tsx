import { useEffect, useEffectEvent, useRef } from "react";
import styles from "./inbox.module.css";
import type { Move } from "./moves.ts";

interface UndoBarProps {
  held: readonly Move[];
  /** @param id the last move if omitted */
  onUndo: (id?: number) => void;
  /** Called if a focused button vanishes. */
  onFocusLost: (reference: string | undefined) => void;
}

/** Fields with an undo of their own. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches("textarea, input:not([type=checkbox])") ||
    target.isContentEditable ||
    target.closest("dialog") !== null);

/** Lists undoable moves. Ctrl+Z (Cmd+Z) undoes the last one. */
export function UndoBar({ held, onUndo, onFocusLost }: UndoBarProps) {
  const focused = useRef<Move>(undefined);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
    if (!isUndo || event.shiftKey || event.altKey || hasOwnUndo(event.target)) return;
    if (held.length === 0) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, []);
  const undoable = held.filter(({ isSending }) => !isSending);
  const loseFocus = useEffectEvent(() => {
    if (!focused.current || undoable.includes(focused.current)) return;
    onFocusLost(focused.current.records[0]?.reference);
    focused.current = undefined;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves come and go
  useEffect(() => loseFocus(), [held]);
  if (undoable.length === 0) return undefined;
  return (
    <ul className={styles.undo} aria-label="Moves that can be undone">
      {undoable.map((move) => {
        const { id, to, records } = move;
        const [first] = records;
        const moved = records.length === 1 ? first?.name : `${records.length} cards`;
        return (
          <li key={id}>
            <span>
              <bdi>{moved}</bdi> to “{to}”
            </span>
            <button
              type="button"
              className={styles.control}
              aria-label={`Undo: ${moved} to “${to}”`}
              aria-keyshortcuts="Control+Z Meta+Z"
              onFocus={() => {
                focused.current = move;
              }}
              onBlur={() => {
                focused.current = undefined;
              }}
              onClick={() => onUndo(id)}
            >
              Undo
            </button>
          </li>
        );
      })}
    </ul>
  );
}
