import { useState } from "react";

export type OnConfirmed = (isConfirmed: boolean) => void;

/**
 * Makes a step wait for a confirmation dialog. `confirm` resolves with the outcome. `onConfirmed`
 * is set while a step waits: show the dialog then.
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
