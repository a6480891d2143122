import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useFormReset } from "../Form/useFormReset.ts";
import { addDropTarget } from "./fileDrops.ts";

interface FileInputOptions {
  files: readonly File[];
  isLocked: boolean;
  choose: (files: readonly File[]) => void;
  clear: () => void;
  setDraggedOver: (isDraggedOver: boolean) => void;
}

function setFiles(input: HTMLInputElement, files: readonly File[]) {
  // Missing in jsdom.
  if (typeof DataTransfer === "undefined") return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  // Assigning throws in happy-dom, where it is read-only.
  Reflect.set(input, "files", transfer.files);
}

const isSame = (first: readonly File[], second: readonly File[]) =>
  first.length === second.length && first.every((file, index) => file === second[index]);

/**
 * Keeps the native input and the files equal, and accepts dropped files.
 *
 * @returns a function that fires an `input` event after the next change, as a choice does
 */
export function useFileInput(
  box: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  { files, isLocked, choose, clear, setDraggedOver }: FileInputOptions,
) {
  const hasMounted = useRef(false);
  const shouldFireInput = useRef(false);
  useFormReset(input, () => files.length > 0 && clear());

  // After every render, as the caller may reject a file.
  useLayoutEffect(() => {
    const element = input.current;
    const held = Array.from(element?.files ?? []);
    const first = !hasMounted.current;
    hasMounted.current = true;
    if (element && !isSame(held, files)) {
      // Chosen before hydration.
      if (first && files.length === 0) choose(held);
      else if (files.length > 0) setFiles(element, files);
      else element.value = "";
    }
    if (shouldFireInput.current) element?.dispatchEvent(new Event("input", { bubbles: true }));
    shouldFireInput.current = false;
  });

  // React does not pass on an input's cancel event.
  const restoreFiles = useEffectEvent(() => {
    if (input.current && files.length > 0) setFiles(input.current, files);
  });
  useEffect(() => {
    const element = input.current;
    const cancel = () => restoreFiles();
    element?.addEventListener("cancel", cancel);
    return () => element?.removeEventListener("cancel", cancel);
  }, [input]);

  // React Aria's drag and drop lacks files from the desktop by keyboard.
  const isDropLocked = useEffectEvent(() => isLocked);
  const drop = useEffectEvent((dropped: readonly File[]) => {
    shouldFireInput.current = true;
    choose(dropped);
  });
  const highlight = useEffectEvent(setDraggedOver);
  useEffect(() => {
    if (!box.current || !input.current) return;
    return addDropTarget({
      box: box.current,
      input: input.current,
      isLocked: () => isDropLocked(),
      setDraggedOver: (isDraggedOver) => highlight(isDraggedOver),
      onDrop: (dropped) => drop(dropped),
    });
  }, [box, input]);

  return () => {
    shouldFireInput.current = true;
  };
}
