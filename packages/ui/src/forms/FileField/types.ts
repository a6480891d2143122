import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import type { FieldLabels } from "../Field/index.ts";

/** Button and drop texts. The defaults are in the page's language. */
export interface FileFieldLabels {
  /** Button text without a file. @default "Choose file" or "Choose files" */
  choose?: ReactNode | undefined;
  /** Button text with a file. @default "Replace file" */
  replace?: ReactNode | undefined;
  /** Button text with several files. @default "Add files" */
  add?: ReactNode | undefined;
  /** Accessible name. With several files `{name}` is the file's. @default "Remove file" or "Remove {name}" */
  remove?: string | undefined;
  /** Beside the button. Not on touch devices. @default "Drop the file here, or" */
  drop?: ReactNode | undefined;
}

interface CommonFileFieldProps
  extends FieldLabels,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      "type" | "size" | "className" | "multiple" | "value" | "defaultValue" | "onChange"
    > {
  labels?: FileFieldLabels | undefined;
  /** @default in the page's language ("1.4 MB") */
  formatSize?: ((bytes: number) => ReactNode) | undefined;
  /**
   * Called after `onValueChange` without the file if it was changed, moved or deleted, or is a
   * folder.
   */
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
  /** Progress bar label. @default "Uploading..." */
  progressLabel?: ReactNode | undefined;
  className?: string | undefined;
  /** `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Attributes except `className` go to `<input>`. */
export interface FileFieldProps extends CommonFileFieldProps {
  multiple?: false | undefined;
  maxFiles?: undefined;
  /** Controlled file. */
  value?: File | null | undefined;
  /**
   * Called with the file, then with its copy in memory. Called with `null` on removal, form reset,
   * or if the file cannot be read.
   */
  onValueChange?: ((file: File | null) => void) | undefined;
}

/** Props of a field for several files. */
export interface MultipleFileFieldProps extends CommonFileFieldProps {
  /** Takes several files. Each choice adds to them. */
  multiple: true;
  /** Maximum number of files. Further ones are left out, with a message. @default none */
  maxFiles?: number | undefined;
  /** Controlled files. */
  value?: readonly File[] | undefined;
  /** Called with all files, then with their copies in memory. */
  onValueChange?: ((files: readonly File[]) => void) | undefined;
}

export type AnyFileFieldProps = FileFieldProps | MultipleFileFieldProps;
