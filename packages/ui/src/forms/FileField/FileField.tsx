import {
  type DragEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { buttonClass } from "../../primitives/Button/buttonClass.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { CloseIcon } from "../../primitives/Icons/index.ts";
import { sizes } from "../../theme/type.css.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import { Field, type FieldLabels } from "../Field/index.ts";
import { splitField } from "../Field/LineField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import { useFormReset } from "../Form/useFormReset.ts";
import * as styles from "./FileField.css.ts";
import { FileName } from "./FileName.tsx";

export interface FileFieldLabels {
  /** The button while there is no file, such as "Choose file". */
  choose: ReactNode;
  /** The button while there is one. */
  replace: ReactNode;
  /** Name of the button that takes the file out. */
  remove: string;
  /** Beside the button, such as "Drop the file here, or". @default nothing */
  drop?: ReactNode | undefined;
}

/** `className` is the outer element's; `ref`, `id`, `aria-*`, `data-*` and the rest are the input's. */
export interface FileFieldProps
  extends FieldLabels,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      "type" | "size" | "className" | "multiple" | "value" | "defaultValue" | "onChange"
    > {
  /** Names of what can be done with the file. */
  labels: FileFieldLabels;
  /** Writes a size, given in bytes, in the page's language. */
  formatSize: (bytes: number) => ReactNode;
  /** The file, where the caller holds it; else the field holds it itself. */
  value?: File | null | undefined;
  /** Called with the file that is chosen or dropped, and with `null` when it is taken out or the form is reset. */
  onValueChange?: ((file: File | null) => void) | undefined;
  /** How much has been sent, 0 to 1. While it is set the file cannot be changed. */
  progress?: number | undefined;
  /** What is going on meanwhile, such as "Uploading..."; names the progress. */
  progressLabel?: ReactNode | undefined;
  /** Of the outer element, which holds the label, the box and its messages. */
  className?: string | undefined;
  /** The file input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

/**
 * One file, chosen or dropped; the next one takes its place. The file stands in a native file
 * input, so it is part of what the form sends. Formats and size are told before the choice, in
 * `hint`; the caller checks both, because a dropped file passes `accept` by.
 *
 * Not for several files.
 */
export function FileField({
  labels,
  formatSize,
  value,
  onValueChange,
  progress,
  progressLabel,
  ref,
  ...props
}: FileFieldProps) {
  const [frame, rest] = splitField(props);
  const input = useRef<HTMLInputElement>(null);
  const fileId = useId();
  const [own, setOwn] = useState<File | null>(null);
  const [over, setOver] = useState(false);
  const file = value === undefined ? own : value;
  const sending = progress !== undefined;
  const busy = useFormBusy();
  const locked = sending || busy || rest.disabled;
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  const change = (next: File | null) => {
    setOwn(next);
    onValueChange?.(next);
  };
  useFormReset(input, () => file && change(null));

  const heard = useRef(false);
  // After every render: a choice the caller does not take must not stay in the input either.
  useLayoutEffect(() => {
    const element = input.current;
    const held = element?.files?.[0] ?? null;
    const first = !heard.current;
    heard.current = true;
    if (!element || held === file) return;
    // Chosen before a server's HTML was hydrated.
    if (first && !file) {
      change(held);
      return;
    }
    if (!file) {
      element.value = "";
      return;
    }
    const transfer = new DataTransfer();
    transfer.items.add(file);
    element.files = transfer.files;
  });

  // By hand: React Aria's dropping also drags by keyboard, which a file from the desktop cannot be.
  const allow = (event: DragEvent) => {
    if (locked || !carriesFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const drop = (event: DragEvent) => {
    // Never leave it to the browser, which would open the file in the page's place.
    if (carriesFiles(event)) event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !locked) change(dropped);
  };

  const described = [file && fileId, frame.describedBy].filter(Boolean).join(" ");
  return (
    <Field {...frame} describedBy={described}>
      {(control, wrong) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, for pointers
        <div
          className={over ? `${styles.box} ${styles.over}` : styles.box}
          onDragEnter={allow}
          onDragOver={allow}
          onDragLeave={leave}
          onDrop={drop}
        >
          <input
            {...rest}
            {...control}
            ref={input}
            type="file"
            className={styles.input}
            aria-disabled={locked || undefined}
            onClick={locked ? (event) => event.preventDefault() : rest.onClick}
            onChange={(event) => change(event.target.files?.[0] ?? null)}
          />
          <svg
            className={styles.icon}
            width="24"
            height="24"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            aria-hidden="true"
          >
            <path d="M13 3H5v18h14V9zm0 0v6h6" />
          </svg>
          {/* Without its error a refused file would sound like an accepted one. */}
          <div aria-live="polite" className={hidden}>
            {file && wrong}
          </div>
          <div id={fileId} aria-live="polite" className={styles.file}>
            {file && (
              <>
                <p className={`${styles.name} ${sizes.body}`}>
                  <FileName name={file.name} />
                </p>
                <p className={`${styles.size} ${sizes.sm}`}>{formatSize(file.size)}</p>
              </>
            )}
          </div>
          {!file && labels.drop && (
            <p className={`${styles.drop} ${styles.size} ${sizes.sm}`}>{labels.drop}</p>
          )}
          {sending ? (
            <>
              <p id={`${fileId}-progress`} className={`${styles.size} ${sizes.sm}`}>
                {progressLabel}
              </p>
              <progress
                className={styles.progress}
                aria-labelledby={`${fileId}-progress`}
                value={progress}
              />
            </>
          ) : (
            <span className={styles.actions}>
              <label
                htmlFor={control.id}
                className={buttonClass({ kind: "outline", size: "small" }, styles.choose)}
              >
                {file ? labels.replace : labels.choose}
              </label>
              {file && (
                <IconButton
                  className={styles.remove}
                  label={labels.remove}
                  aria-disabled={locked || undefined}
                  onClick={() => {
                    if (locked) return;
                    change(null);
                    // The button goes away with the file; focus must not go with it.
                    input.current?.focus();
                  }}
                >
                  <CloseIcon size={16} />
                </IconButton>
              )}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
