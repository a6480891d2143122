import { useState } from "react";

/** Receives whether the person confirmed who they are. */
export type OnConfirmed = (isConfirmed: boolean) => void;

/**
 * Lets a step wait for a dialog in which a person confirms who they are. `confirm` resolves with the
 * outcome. `onConfirmed` is set while a step waits, and the dialog is shown then.
 */
export function useConfirmation() {
  const [waiting, setWaiting] = useState<{ go: OnConfirmed }>();
  const confirm = () =>
    new Promise<boolean>((resolve) => {
      const go = (isConfirmed: boolean) => {
        setWaiting(undefined);
        resolve(isConfirmed);
      };
      setWaiting({ go });
    });
  return { confirm, onConfirmed: waiting?.go };
}
