import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import styles from "./newsletter.module.css";

interface QuestionProps {
  children: ReactNode;
  yes: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something final. Focuses the harmless answer. */
export function Question({ children, yes, onYes, onNo }: QuestionProps) {
  const no = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => no.current?.focus(), []);
  return (
    <div
      className={styles.row}
      role="alertdialog"
      aria-label={yes}
      aria-describedby={id}
      onKeyDown={(event) => {
        if (event.key === "Escape") onNo();
      }}
    >
      <p id={id}>{children}</p>
      <button type="button" className={styles.control} onClick={onYes}>
        {yes}
      </button>
      <button type="button" className={styles.control} ref={no} onClick={onNo}>
        Cancel
      </button>
    </div>
  );
}

/** State of a question. Its opener gets the focus back. */
export function useQuestion<Opener extends HTMLElement>(): {
  isAsked: boolean;
  setAsked: (isAsked: boolean) => void;
  opener: RefObject<Opener | null>;
} {
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<Opener>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !isAsked) opener.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return { isAsked, setAsked, opener };
}
