import type { Writer } from "@agency/server/submissions";
import { deleteFile, findUnusedFiles, type UnusedFile } from "./unused.ts";

interface UnusedContext {
  content: Writer;
  submissions: Writer;
  embedded: boolean;
}

const day = 86_400_000;

const formatSize = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const formatLine = ({ _id, _createdAt, size, originalFilename }: UnusedFile): string => {
  const days = Math.floor((Date.now() - Date.parse(_createdAt)) / day);
  return [_id, formatSize(size), `${days} day(s) old`, originalFilename ?? ""].join("\t").trim();
};

/** Lists unused uploads. Deletes them with `--delete`. */
export async function listUnusedFiles(
  context: UnusedContext,
  isDeleting: boolean,
): Promise<string[]> {
  const files = await findUnusedFiles(context);
  const deleted: UnusedFile[] = [];
  if (isDeleting)
    for (const file of files) if (await deleteFile(context.content, file)) deleted.push(file);
  const counted = isDeleting ? deleted : files;
  const sum = formatSize(counted.reduce((total, { size }) => total + size, 0));
  if (isDeleting) return [...deleted.map(formatLine), `${deleted.length} file(s) deleted, ${sum}.`];
  if (files.length === 0) return ["All uploaded files are in use or less than a day old."];
  return [
    ...files.map(formatLine),
    `${files.length} unused file(s), ${sum}. Add --delete to delete them permanently.`,
  ];
}
