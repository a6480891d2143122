import {
  type InputHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { getButtonClassName } from "../../primitives/Button/getButtonClassName.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { CloseIcon } from "../../primitives/Icons/index.ts";
import { sizes } from "../../theme/type.css.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import { Field, type FieldLabels } from "../Field/index.ts";
import { splitFieldProps } from "../Field/UnderlinedField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import { useFormReset } from "../Form/useFormReset.ts";
import * as styles from "./FileField.css.ts";
import { FileName } from "./FileName.tsx";
import { FileSize } from "./FileSize.tsx";
import { addDropTarget } from "./fileDrops.ts";
import { useFileSelection } from "./useFileSelection.ts";

export interface FileFieldLabels {
  /** Button text without a file ("Choose file"). */
  choose: ReactNode;
  replace: ReactNode;
  remove: string;
  /** Beside the button ("Drop the file here, or"). Not on touch devices. @default none */
  drop?: ReactNode | undefined;
}

/** Attributes except `className` go to `<input>`. */
export interface FileFieldProps
  extends FieldLabels,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      "type" | "size" | "className" | "multiple" | "value" | "defaultValue" | "onChange"
    > {
  labels: FileFieldLabels;
  /** @default in the page's language ("1.4 MB") */
  formatSize?: ((bytes: number) => ReactNode) | undefined;
  /** Controlled file. */
  value?: File | null | undefined;
  /**
   * Called with the file, then with its copy in memory. Called with `null` on removal, form reset,
   * or if the file cannot be read.
   */
  onValueChange?: ((file: File | null) => void) | undefined;
  /** Called after `onValueChange(null)` if the file was changed, moved or deleted, or a folder. */
  onReadError?: ((file: File) => void) | undefined;
  /**
   * Maximum size of files copied into memory, in bytes. Changing larger files on disk breaks their
   * upload.
   *
   * @default 10 MiB
   */
  maxCopiedBytes?: number | undefined;
  /** Upload progress, 0 to 1. Locks the field. */
  progress?: number | undefined;
  /** Progress bar label ("Uploading..."). */
  progressLabel?: ReactNode | undefined;
  className?: string | undefined;
  /** `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const defaultMaxCopiedBytes = 10 * 1024 * 1024;

function setFile(input: HTMLInputElement, file: File) {
  // Missing in jsdom. In happy-dom `files` is read-only.
  if (typeof DataTransfer === "undefined") return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  Reflect.set(input, "files", transfer.files);
}

/**
 * Native file input with drag and drop. State types and size in `description` and validate both:
 * dropped files bypass `accept`.
 *
 * Not for several files.
 */
export function FileField({
  labels,
  formatSize,
  value,
  onValueChange,
  onReadError,
  maxCopiedBytes = defaultMaxCopiedBytes,
  progress,
  progressLabel,
  ref,
  ...props
}: FileFieldProps) {
  const [fieldProps, rest] = splitFieldProps(props);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const fileId = useId();
  const { file, choose, clear } = useFileSelection({
    value,
    onValueChange,
    onReadError,
    maxCopiedBytes,
  });
  const [draggedOver, setDraggedOver] = useState(false);
  const isUploading = progress !== undefined;
  const busy = useFormBusy();
  const isLocked = isUploading || busy || rest.disabled;
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  useFormReset(input, () => file && clear());

  const hasMounted = useRef(false);
  // After every render, as the caller may reject a file.
  useLayoutEffect(() => {
    const element = input.current;
    const held = element?.files?.[0] ?? null;
    const first = !hasMounted.current;
    hasMounted.current = true;
    if (!element || held === file) return;
    // Chosen before hydration.
    if (first && !file) choose(held);
    else if (file) setFile(element, file);
    else element.value = "";
  });

  // React does not pass on an input's cancel event.
  const restoreFile = useEffectEvent(() => input.current && file && setFile(input.current, file));
  useEffect(() => {
    const element = input.current;
    const cancel = () => void restoreFile();
    element?.addEventListener("cancel", cancel);
    return () => element?.removeEventListener("cancel", cancel);
  }, []);

  // React Aria's drag and drop lacks files from the desktop by keyboard.
  const isDropLocked = useEffectEvent(() => Boolean(isLocked));
  const drop = useEffectEvent(choose);
  useEffect(() => {
    if (!box.current || !input.current) return;
    return addDropTarget({
      box: box.current,
      input: input.current,
      isLocked: () => isDropLocked(),
      setDraggedOver,
      onDrop: (dropped) => drop(dropped),
    });
  }, []);

  const handleClick = (event: MouseEvent<HTMLInputElement>) => {
    if (isLocked) return event.preventDefault();
    rest.onClick?.(event);
    // Otherwise the same file would not fire a change event.
    if (!event.defaultPrevented) event.currentTarget.value = "";
  };

  const described = [file && fileId, fieldProps.describedBy].filter(Boolean).join(" ");
  return (
    <Field {...fieldProps} describedBy={described}>
      {(control, wrong) => (
        <div ref={box} className={draggedOver ? `${styles.box} ${styles.draggedOver}` : styles.box}>
          <input
            {...rest}
            {...control}
            ref={input}
            type="file"
            className={styles.input}
            aria-disabled={isLocked || undefined}
            onClick={handleClick}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
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
          {/* The name alone would sound like success. */}
          <div aria-live="polite" className={hidden}>
            {file && wrong}
          </div>
          <div id={fileId} aria-live="polite" className={styles.file}>
            {file && (
              <>
                <p className={`${styles.name} ${sizes.body}`}>
                  <FileName name={file.name} />
                </p>
                <p className={`${styles.size} ${sizes.sm}`}>
                  {formatSize?.(file.size) ?? <FileSize bytes={file.size} />}
                </p>
              </>
            )}
          </div>
          {!file && labels.drop && (
            <p className={`${styles.drop} ${styles.size} ${sizes.sm}`}>{labels.drop}</p>
          )}
          {isUploading ? (
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
                className={getButtonClassName({ variant: "outline", size: "small" }, styles.choose)}
              >
                {file ? labels.replace : labels.choose}
              </label>
              {file && (
                <IconButton
                  className={styles.remove}
                  label={labels.remove}
                  aria-disabled={isLocked || undefined}
                  onClick={() => {
                    if (isLocked) return;
                    clear();
                    // Keeps focus when the button is removed.
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
