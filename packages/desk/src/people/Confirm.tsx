import { type FormEvent, useEffect, useRef, useState } from "react";
import { type CallResult, call } from "../auth/call.ts";
import { getProblem } from "../auth/messages.ts";
import { confirmByPasskey, hasPasskeys } from "../auth/passkey.ts";
import type { OnConfirmed } from "../auth/useConfirmation.ts";
import styles from "./people.module.css";

export function Confirm({ onConfirmed }: { onConfirmed: OnConfirmed }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasPassword, setHasPassword] = useState(true);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    void call<{ hasPassword: boolean }>("account", {}, "GET").then(
      (called) => called.ok && setHasPassword(called.answer.hasPassword),
    );
  }, []);

  async function confirm(how: () => Promise<CallResult<unknown>>): Promise<void> {
    setBusy(true);
    setProblem("");
    const called = await how();
    setBusy(false);
    if (called.ok) onConfirmed(true);
    else setProblem(getProblem("en", called.code) ?? "");
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Confirm it’s you"
      onClose={() => onConfirmed(false)}
    >
      <form
        className={styles.bar}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          const fields = Object.fromEntries(new FormData(event.currentTarget));
          void confirm(() => call("account/confirmation", fields));
        }}
      >
        <p>Confirm it’s you before changing accounts. The confirmation lasts ten minutes.</p>
        {hasPassword && (
          <>
            <label className={styles.label}>
              Password
              <input
                className={styles.control}
                type="password"
                name="password"
                autoComplete="current-password"
                required
              />
            </label>
            <button type="submit" className={styles.control} disabled={isBusy}>
              Confirm
            </button>
          </>
        )}
        {hasPasskeys && (
          <button
            type="button"
            className={styles.control}
            disabled={isBusy}
            onClick={() => void confirm(confirmByPasskey)}
          >
            Use a passkey
          </button>
        )}
        <button type="button" className={styles.control} onClick={() => dialog.current?.close()}>
          Cancel
        </button>
        <p role="alert" className={styles.said}>
          {problem}
        </p>
      </form>
    </dialog>
  );
}
