import {
  type MouseEvent,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import * as messages from "../../messages/files.ts";
import { useMessage } from "../../messages/useMessage.ts";
import { getButtonClassName } from "../../primitives/Button/getButtonClassName.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { CloseIcon } from "../../primitives/Icons/index.ts";
import { sizes } from "../../theme/type.css.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import { Field } from "../Field/index.ts";
import { splitFieldProps } from "../Field/UnderlinedField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import { ChosenFile, ChosenFiles } from "./ChosenFiles.tsx";
import * as styles from "./FileField.css.ts";
import { FileIcon } from "./FileIcon.tsx";
import { getWords } from "./getWords.ts";
import type { AnyFileFieldProps, FileFieldProps, MultipleFileFieldProps } from "./types.ts";
import { useFileInput } from "./useFileInput.ts";
import { useFileSelection } from "./useFileSelection.ts";

const defaultMaxCopiedBytes = 10 * 1024 * 1024;

const toFiles = (value: AnyFileFieldProps["value"]): readonly File[] | undefined =>
  value instanceof File ? [value] : value === null ? [] : value;

/**
 * Native file input with drag and drop, for one file or several. State types and size in
 * `description` and validate both: dropped files bypass `accept`.
 */
export function FileField(props: MultipleFileFieldProps): ReactNode;
export function FileField(props: FileFieldProps): ReactNode;
export function FileField(props: AnyFileFieldProps) {
  const { labels, formatSize, value, onValueChange, onReadError, ref, ...others } = props;
  const {
    multiple = false,
    maxFiles = Number.POSITIVE_INFINITY,
    maxCopiedBytes = defaultMaxCopiedBytes,
    progress,
    progressLabel,
    ...fieldAndInput
  } = others;
  const [fieldProps, rest] = splitFieldProps(fieldAndInput);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const fileId = useId();
  const message = useMessage();
  const { files, isOverLimit, choose, remove, clear } = useFileSelection({
    value: toFiles(value),
    multiple,
    maxFiles,
    onFilesChange: (next) =>
      props.multiple ? props.onValueChange?.(next) : props.onValueChange?.(next[0] ?? null),
    onReadError,
    maxCopiedBytes,
  });
  const [draggedOver, setDraggedOver] = useState(false);
  const isUploading = progress !== undefined;
  const busy = useFormBusy();
  const isLocked = isUploading || busy || Boolean(rest.disabled);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const fireInput = useFileInput(box, input, { files, isLocked, choose, clear, setDraggedOver });

  const handleClick = (event: MouseEvent<HTMLInputElement>) => {
    if (isLocked) return event.preventDefault();
    rest.onClick?.(event);
    // Otherwise the same file would not fire a change event.
    if (!event.defaultPrevented) event.currentTarget.value = "";
  };
  const focusInput = () => input.current?.focus();
  const removeFile = (removed: File) => {
    fireInput();
    remove(removed);
  };

  const file = multiple ? undefined : files[0];
  const isEmpty = files.length === 0;
  const words = getWords(labels, multiple, message);
  const described = [!isEmpty && fileId, fieldProps.describedBy].filter(Boolean).join(" ");
  const limitMessage = isOverLimit ? message(messages.maxFiles, { count: maxFiles }) : undefined;
  return (
    <Field
      {...fieldProps}
      describedBy={described}
      errorMessage={fieldProps.errorMessage ?? limitMessage}
    >
      {(control, wrong) => (
        <div ref={box} className={draggedOver ? `${styles.box} ${styles.draggedOver}` : styles.box}>
          <input
            {...rest}
            {...control}
            ref={input}
            type="file"
            multiple={multiple}
            className={styles.input}
            aria-disabled={isLocked || undefined}
            onClick={handleClick}
            onChange={(event) => choose(Array.from(event.target.files ?? []))}
          />
          <FileIcon />
          {/* The name alone would sound like success. */}
          <div aria-live="polite" className={hidden}>
            {!isEmpty && wrong}
          </div>
          <div id={fileId} aria-live="polite" className={multiple ? hidden : styles.file}>
            {multiple && !isEmpty && message(messages.chosenFiles, { count: files.length })}
            {file && <ChosenFile file={file} formatSize={formatSize} />}
          </div>
          {(multiple || isEmpty) && words.drop && (
            <p className={`${styles.drop} ${styles.size} ${sizes.sm}`}>{words.drop}</p>
          )}
          {isUploading ? (
            <>
              <p id={`${fileId}-progress`} className={`${styles.size} ${sizes.sm}`}>
                {progressLabel ?? message(messages.uploading)}
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
                {isEmpty ? words.choose : words.replace}
              </label>
              {file && (
                <IconButton
                  className={styles.remove}
                  label={words.remove}
                  aria-disabled={isLocked || undefined}
                  onClick={() => {
                    if (isLocked) return;
                    removeFile(file);
                    // Keeps focus when the button is removed.
                    focusInput();
                  }}
                >
                  <CloseIcon size={16} />
                </IconButton>
              )}
            </span>
          )}
          {multiple && !isEmpty && (
            <ChosenFiles
              files={files}
              formatSize={formatSize}
              removeLabel={words.remove}
              isLocked={isLocked}
              onRemove={isUploading ? undefined : removeFile}
              onEmpty={focusInput}
            />
          )}
        </div>
      )}
    </Field>
  );
}
