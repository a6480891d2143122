import { clsx } from "clsx";
import {
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import * as line from "../../internal/fieldLine.css.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import type { FieldLabels } from "../Field/index.ts";
import { LineField, splitField } from "../Field/LineField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import { useFormReset } from "../Form/useFormReset.ts";
import * as styles from "./TextArea.css.ts";

/** A limit never comes without the text that tells it. */
export interface TextAreaLimit {
  /**
   * How much may be written, in UTF-16 code units, as a server counts a string's length. It is
   * told, not enforced: cutting off what is pasted would lose words without a trace.
   */
  characters: number;
  /** Says how many characters are left; the number is below zero where there are too many. */
  counter: (left: number) => ReactNode;
}

/** `className` is the outer element's; `ref`, `id`, `aria-*`, `data-*` and the rest are the textarea's. */
export interface TextAreaProps
  extends FieldLabels,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      "dir" | "className" | "maxLength" | "cols" | "value" | "defaultValue"
    > {
  /** Counts what is left below the field. @default none */
  limit?: TextAreaLimit | undefined;
  /** The text, where the caller holds it. */
  value?: string | undefined;
  /** The text at first, where the field holds it. @default "" */
  defaultValue?: string | undefined;
  /** Lines it shows while it is empty; it grows with its text. @default 4 */
  rows?: number | undefined;
  /** Of the outer element, which holds the label, the text and its messages. */
  className?: string | undefined;
  /** The textarea. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** The share of the limit below which the number left is read out. */
const near = 0.1;

const rowsName = getVarName(styles.rows);

/**
 * Several lines of text in a form. It grows with what is written; where the browser cannot do that,
 * its lower edge can be drawn.
 *
 * Not for one line of text (`TextField`).
 */
export function TextArea({ limit, rows = 4, style, onChange, ref, ...props }: TextAreaProps) {
  const [{ hint, ...frame }, rest] = splitField(props);
  const busy = useFormBusy();
  const area = useRef<HTMLTextAreaElement>(null);
  const [own, setOwn] = useState(rest.defaultValue ?? "");
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);
  useFormReset(area, () => setOwn(rest.defaultValue ?? ""));
  const left = (limit?.characters ?? 0) - (rest.value ?? own).length;
  const counted = limit ? (
    <span className={styles.hint}>
      <span>{hint}</span>
      <span
        className={clsx(left < 0 && styles.over, scriptOnly)}
        aria-live={left <= limit.characters * near ? "polite" : "off"}
      >
        {limit.counter(left)}
      </span>
    </span>
  ) : (
    hint
  );
  return (
    <LineField frame={{ ...frame, hint: counted }}>
      {(control) => (
        <textarea
          dir="auto"
          rows={rows}
          className={clsx(line.input, styles.input)}
          style={{ ...style, [rowsName]: rows }}
          {...control}
          {...rest}
          ref={area}
          readOnly={busy || rest.readOnly}
          onChange={(event) => {
            if (limit) setOwn(event.target.value);
            onChange?.(event);
          }}
        />
      )}
    </LineField>
  );
}
