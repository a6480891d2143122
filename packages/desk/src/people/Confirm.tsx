import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Called, call } from "../entrance/call.ts";
import { hasPasskeys, showPasskey } from "../entrance/passkey.ts";
import { problemOf } from "../entrance/words.ts";
import styles from "./people.module.css";

interface ConfirmProps {
  /** Called with whether the person confirmed who they are. */
  onEnd: (isConfirmed: boolean) => void;
}

async function confirmByPasskey(): Promise<Called<unknown>> {
  const shown = await showPasskey("account/confirmation/passkey/options");
  return shown.ok ? call("account/confirmation/passkey", { answer: shown.answer }) : shown;
}

/** Dialog in which a person confirms who they are, by password or passkey, before a change of accounts. */
export function Confirm({ onEnd }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  async function confirm(how: () => Promise<Called<unknown>>): Promise<void> {
    setBusy(true);
    setProblem("");
    const called = await how();
    setBusy(false);
    if (called.ok) onEnd(true);
    else setProblem(problemOf("en", called.code) ?? "");
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Confirm that it is you"
      onClose={() => onEnd(false)}
    >
      <form
        className={styles.bar}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void confirm(() => call("account/confirmation", { password }));
        }}
      >
        <p>Changes of accounts need a confirmation from the last ten minutes.</p>
        <label className={styles.label}>
          Your password
          <input
            className={styles.control}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        <button type="submit" className={styles.control} disabled={isBusy}>
          Confirm
        </button>
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
