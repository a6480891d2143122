import { useEffect, useEffectEvent, useState } from "react";
import { copyFile } from "./copyFile.ts";
import { getFileKey } from "./getFileKey.ts";

interface FileSelectionOptions {
  /** Controlled files. */
  value: readonly File[] | undefined;
  multiple: boolean;
  maxFiles: number;
  onFilesChange: (files: readonly File[]) => void;
  onReadError: ((file: File) => void) | undefined;
  /** In bytes. */
  maxCopiedBytes: number;
}

const none: readonly File[] = [];

/** Keeps the selected files, then their copies in memory. */
export function useFileSelection({
  value,
  multiple,
  maxFiles,
  onFilesChange,
  onReadError,
  maxCopiedBytes,
}: FileSelectionOptions) {
  const [own, setOwn] = useState(none);
  const [originals, setOriginals] = useState(none);
  const [isOverLimit, setIsOverLimit] = useState(false);
  const files = value ?? own;

  const change = (next: readonly File[]) => {
    setOwn(next);
    setIsOverLimit(false);
    onFilesChange(next);
  };

  const replace = useEffectEvent((copies: ReadonlyMap<File, File | undefined>) => {
    const copied = files.filter((file) => copies.has(file));
    if (copied.length === 0) return;
    setOriginals(none);
    change(files.flatMap((file) => (copies.has(file) ? (copies.get(file) ?? []) : file)));
    for (const file of copied) if (!copies.get(file)) onReadError?.(file);
  });

  useEffect(() => {
    if (originals.length === 0) return;
    let isCurrent = true;
    const copy = async (file: File) => [file, await copyFile(file).catch(() => undefined)] as const;
    void Promise.all(originals.map(copy)).then((copies) => {
      if (isCurrent) replace(new Map(copies));
    });
    return () => {
      isCurrent = false;
    };
  }, [originals]);

  return {
    files,
    isOverLimit,
    choose(chosen: readonly File[]) {
      const kept = multiple ? files : none;
      const keys = new Set(kept.map(getFileKey));
      const added = chosen.filter((file) => !keys.has(getFileKey(file)));
      const next = [...kept, ...added].slice(0, multiple ? maxFiles : 1);
      change(next);
      setIsOverLimit(multiple && kept.length + added.length > maxFiles);
      const isUncopied = (file: File) => originals.includes(file) || added.includes(file);
      setOriginals(next.filter((file) => isUncopied(file) && file.size <= maxCopiedBytes));
    },
    remove: (file: File) => change(files.filter((one) => one !== file)),
    clear() {
      setOriginals(none);
      change(none);
    },
  };
}
