import { useEffect, useEffectEvent, useState } from "react";
import { copyFile } from "./copyFile.ts";

interface FileSelectionOptions {
  value: File | null | undefined;
  onValueChange: ((file: File | null) => void) | undefined;
  onReadError: ((file: File) => void) | undefined;
  /** In bytes. */
  maxCopiedBytes: number;
}

/** Keeps the selected file, then its copy in memory. */
export function useFileSelection({
  value,
  onValueChange,
  onReadError,
  maxCopiedBytes,
}: FileSelectionOptions) {
  const [own, setOwn] = useState<File | null>(null);
  const [original, setOriginal] = useState<File | null>(null);

  const change = (next: File | null) => {
    setOriginal(null);
    setOwn(next);
    onValueChange?.(next);
  };
  const replace = useEffectEvent(change);
  const fail = useEffectEvent((unreadable: File) => {
    change(null);
    onReadError?.(unreadable);
  });

  useEffect(() => {
    if (!original) return;
    let isCurrent = true;
    copyFile(original).then(
      (copy) => isCurrent && replace(copy),
      () => isCurrent && fail(original),
    );
    return () => {
      isCurrent = false;
    };
  }, [original]);

  return {
    file: value === undefined ? own : value,
    choose(chosen: File | null) {
      change(chosen);
      if (chosen && chosen.size <= maxCopiedBytes) setOriginal(chosen);
    },
    clear: () => change(null),
  };
}
