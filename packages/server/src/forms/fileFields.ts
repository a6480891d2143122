/** File fields of forms, importable without validation. */

const mediaTypes = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
} as const;

export type FileKind = keyof typeof mediaTypes;

export interface FileField {
  kinds: readonly FileKind[];
  maxBytes: number;
  /** @default false */
  isRequired?: boolean;
}

export type FileFields = Readonly<Record<string, FileField>>;

export const getMediaType = (kind: FileKind): string => mediaTypes[kind];

/**
 * Returns the `accept` attribute of a file input. Android's file picker needs media types for files
 * without an extension.
 */
export const getAccept = ({ kinds }: Pick<FileField, "kinds">): string =>
  [...kinds.map((kind) => `.${kind}`), ...kinds.map(getMediaType)].join(",");
