import { useEffect, useState } from "react";

/**
 * The modal dialog on top, where there is one: the browser makes everything outside of it inert,
 * live regions too.
 */
export function useModalDialog(): HTMLDialogElement | undefined {
  const [dialogs, setDialogs] = useState<readonly HTMLDialogElement[]>([]);
  useEffect(() => {
    const look = (event: Event) => {
      const { target, newState } = event as ToggleEvent;
      if (!(target instanceof HTMLDialogElement)) return;
      const opened = newState === "open" && target.matches(":modal") ? [target] : [];
      setDialogs((before) => [...before.filter((dialog) => dialog !== target), ...opened]);
    };
    // Before it closes, because it may leave the page at once; after it has opened, because it is
    // not modal before.
    document.addEventListener("beforetoggle", look, true);
    document.addEventListener("toggle", look, true);
    return () => {
      document.removeEventListener("beforetoggle", look, true);
      document.removeEventListener("toggle", look, true);
    };
  }, []);
  return dialogs.findLast(({ isConnected }) => isConnected);
}
