export interface DropTarget {
  box: HTMLElement;
  input: HTMLInputElement;
  isLocked: () => boolean;
  setDraggedOver: (isDraggedOver: boolean) => void;
  onDrop: (files: readonly File[]) => void;
}

const targets = new Set<DropTarget>();
const handlers = { dragenter: drag, dragover: drag, dragleave: leave, drop } as const;
const types = Object.keys(handlers) as (keyof typeof handlers)[];

/**
 * Accepts files dropped on the target's box, or beside it in a form without other targets. Ignores
 * others, which would replace the page. Returns a cleanup function.
 */
export function addDropTarget(target: DropTarget): () => void {
  if (targets.size === 0) for (const type of types) document.addEventListener(type, handlers[type]);
  targets.add(target);
  return () => {
    targets.delete(target);
    if (targets.size === 0)
      for (const type of types) document.removeEventListener(type, handlers[type]);
  };
}

function findTarget({ target }: DragEvent): DropTarget | undefined {
  const all = [...targets];
  const own = all.find(({ box }) => box.contains(target as Node));
  const [first, ...others] = all.filter(({ input }) => input.form?.contains(target as Node));
  const found = own ?? (others.length === 0 ? first : undefined);
  return found?.isLocked() ? undefined : found;
}

/** Whether no other drop zone has accepted the files. */
const isUnhandled = (event: DragEvent): event is DragEvent & { dataTransfer: DataTransfer } =>
  event.dataTransfer?.types.includes("Files") === true && !event.defaultPrevented;

function highlight(target?: DropTarget) {
  for (const one of targets) one.setDraggedOver(one === target);
}

function drag(event: DragEvent) {
  if (!isUnhandled(event)) return;
  event.preventDefault();
  const target = findTarget(event);
  event.dataTransfer.dropEffect = target ? "copy" : "none";
  highlight(target);
}

/** Without a related target, the pointer left the window. */
function leave(event: DragEvent) {
  if (!event.relatedTarget) highlight();
}

function drop(event: DragEvent) {
  highlight();
  if (!isUnhandled(event)) return;
  event.preventDefault();
  const files = Array.from(event.dataTransfer.files);
  if (files.length > 0) findTarget(event)?.onDrop(files);
}
