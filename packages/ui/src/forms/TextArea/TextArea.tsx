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
import { fillTemplate, type Template } from "../../internal/fillTemplate.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import type { FieldLabels } from "../Field/index.ts";
import { splitFieldProps, UnderlinedField } from "../Field/UnderlinedField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import { useFormReset } from "../Form/useFormReset.ts";
import * as styles from "./TextArea.css.ts";

export interface TextAreaLimit {
  /**
   * Maximum length, in UTF-16 code units. Not enforced, which would truncate pasted text silently.
   */
  characters: number;
  /**
   * Characters left, negative above the limit: a template (`{n} characters left`) or a function, for
   * plurals.
   */
  counter: Template<[left: number], ReactNode>;
}

/** Attributes except `className` go to `<textarea>`. */
export interface TextAreaProps
  extends FieldLabels,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      "dir" | "className" | "maxLength" | "cols" | "value" | "defaultValue"
    > {
  /** Character limit with a counter. @default none */
  limit?: TextAreaLimit | undefined;
  /** Controlled value. */
  value?: string | undefined;
  /** Initial text. @default "" */
  defaultValue?: string | undefined;
  /** Minimum height, in lines. @default 4 */
  rows?: number | undefined;
  className?: string | undefined;
  /** `<textarea>`. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Share of characters left below which the counter is announced. */
const announcementThreshold = 0.1;

const rowsName = getVarName(styles.rows);

/**
 * Multi-line input that grows with its content, or is resizable in browsers without `field-sizing`.
 *
 * Not for a single line (`TextField`).
 */
export function TextArea({ limit, rows = 4, style, onChange, ref, ...props }: TextAreaProps) {
  const [{ description, ...fieldProps }, rest] = splitFieldProps(props);
  const busy = useFormBusy();
  const area = useRef<HTMLTextAreaElement>(null);
  const [own, setOwn] = useState(rest.defaultValue ?? "");
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);
  useFormReset(area, () => setOwn(rest.defaultValue ?? ""));
  const left = (limit?.characters ?? 0) - (rest.value ?? own).length;
  const hintWithCounter = limit ? (
    <span className={styles.description}>
      <span>{description}</span>
      <span
        className={clsx(left < 0 && styles.over, scriptOnly)}
        aria-live={left <= limit.characters * announcementThreshold ? "polite" : "off"}
      >
        {fillTemplate(limit.counter, { n: left })}
      </span>
    </span>
  ) : (
    description
  );
  return (
    <UnderlinedField fieldProps={{ ...fieldProps, description: hintWithCounter }}>
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
    </UnderlinedField>
  );
}
