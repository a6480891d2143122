import { useState } from "react";

export type OnConfirmed = (isConfirmed: boolean) => void;

/**
 * Makes a step wait for a dialog. `confirm` resolves with its outcome. Show it while `onConfirmed`
 * is set.
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
