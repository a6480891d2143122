import type { MouseEvent, ReactNode } from "react";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { CloseIcon } from "../../primitives/Icons/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./FileField.css.ts";
import { FileName } from "./FileName.tsx";
import { FileSize } from "./FileSize.tsx";
import { getFileKey } from "./getFileKey.ts";

interface ChosenFileProps {
  file: File;
  formatSize: ((bytes: number) => ReactNode) | undefined;
}

/** Name and size of a file. */
export function ChosenFile({ file, formatSize }: ChosenFileProps) {
  return (
    <>
      <p className={`${styles.name} ${sizes.body}`}>
        <FileName name={file.name} />
      </p>
      <p className={`${styles.size} ${sizes.sm}`}>
        {formatSize ? formatSize(file.size) : <FileSize bytes={file.size} />}
      </p>
    </>
  );
}

interface ChosenFilesProps extends Pick<ChosenFileProps, "formatSize"> {
  files: readonly File[];
  /** With `{name}`. */
  removeLabel: string;
  isLocked: boolean;
  /** None during an upload. */
  onRemove: ((file: File) => void) | undefined;
  /** Focuses the input after the last removal. */
  onEmpty: () => void;
}

/** List of files, each with a button that removes it. */
export function ChosenFiles({
  files,
  removeLabel,
  isLocked,
  onRemove,
  onEmpty,
  formatSize,
}: ChosenFilesProps) {
  const getRemoveLabel = ({ name }: File) => removeLabel.replace("{name}", () => name);
  const remove = (event: MouseEvent, file: File) => {
    if (isLocked) return;
    const item = event.currentTarget.closest("li");
    const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector(
      "button",
    );
    onRemove?.(file);
    // Keeps focus when the button is removed.
    if (next) next.focus();
    else onEmpty();
  };
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={getFileKey(file)} className={styles.item}>
          <div className={styles.itemText}>
            <ChosenFile file={file} formatSize={formatSize} />
          </div>
          {onRemove && (
            <IconButton
              className={styles.remove}
              label={getRemoveLabel(file)}
              aria-disabled={isLocked || undefined}
              onClick={(event) => remove(event, file)}
            >
              <CloseIcon size={16} />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
