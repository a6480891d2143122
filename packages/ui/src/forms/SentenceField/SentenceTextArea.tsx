import { clsx } from "clsx";
import { type ComponentPropsWithoutRef, useRef, useState } from "react";
import { useFormReset } from "../Form/useFormReset.ts";
import * as styles from "./SentenceField.css.ts";

interface SentenceTextAreaProps extends ComponentPropsWithoutRef<"textarea"> {
  value: string | undefined;
  defaultValue: string | undefined;
  /** After the last word. */
  mark: string | undefined;
}

/** Textarea as large as a hidden copy of its text with the punctuation. */
export function SentenceTextArea({ mark, onChange, ...props }: SentenceTextAreaProps) {
  const { value, defaultValue = "", placeholder } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const [own, setOwn] = useState(defaultValue);
  useFormReset(area, () => setOwn(defaultValue));
  return (
    <span className={styles.lines}>
      <textarea
        {...props}
        ref={area}
        dir="auto"
        rows={1}
        className={clsx(styles.control, styles.text)}
        onChange={(event) => {
          setOwn(event.target.value);
          onChange?.(event);
        }}
      />
      <span className={clsx(styles.control, styles.copy)} dir="auto" aria-hidden="true">
        {(value ?? own) || placeholder}
        <span className={styles.mark}>{mark}</span>
      </span>
    </span>
  );
}
