import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./inbox.module.css";

interface QuestionProps {
  children: ReactNode;
  /** The first is focused. */
  options: readonly { label: string; onChoose: () => void }[];
  /** Label of the button that changes nothing, as Escape. */
  cancel: string;
  onClose: () => void;
}

/** Modal question. */
export function Question({ children, options, cancel, onClose }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={(event) => {
        event.stopPropagation();
        onClose();
      }}
    >
      <p id={id} className={styles.question}>
        {children}
      </p>
      <div className={styles.bar}>
        {options.map(({ label, onChoose }) => (
          <button
            key={label}
            type="button"
            className={styles.control}
            onClick={() => {
              dialog.current?.close();
              onChoose();
            }}
          >
            {label}
          </button>
        ))}
        <button type="button" className={styles.control} onClick={() => dialog.current?.close()}>
          {cancel}
        </button>
      </div>
    </dialog>
  );
}
