/**
 * Copies a file into memory, so that changes on disk do not break its upload. Rejects if it was
 * changed, moved or deleted, or is a folder.
 */
export async function copyFile(file: File): Promise<File> {
  const { name, type, lastModified } = file;
  return new File([await file.arrayBuffer()], name, { type, lastModified });
}
