import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { type CallResult, call } from "../auth/call.ts";
import { getProblem } from "../auth/messages.ts";
import { getPasskey, hasPasskeys } from "../auth/passkey.ts";
import styles from "./connection.module.css";
import { checkConnection, type Profile } from "./connection.ts";

interface SignInDialogProps {
  /** Only this person can go on, with the pending changes. */
  profile: Profile | undefined;
  onClose: () => void;
}

async function signInByPasskey(): Promise<CallResult<Profile>> {
  const shown = await getPasskey("session/passkey/options");
  return shown.ok ? call("session/passkey", { answer: shown.answer }) : shown;
}

/** Begins a new session on the same page. */
export function SignInDialog({ profile, onClose }: SignInDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const heading = useId();
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    // React sets no `autofocus` attribute for `showModal`.
    password.current?.focus();
  }, []);

  async function signIn(how: () => Promise<CallResult<Profile>>): Promise<void> {
    setBusy(true);
    setProblem("");
    const called = await how();
    setBusy(false);
    if (!called.ok) return setProblem(getProblem("en", called.code) ?? "");
    const isOther = profile && called.answer.id !== profile.id;
    if (isOther) return setProblem(`This is a different account. Sign in as ${profile.email}.`);
    await checkConnection();
    dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      data-sign-in
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          const fields = Object.fromEntries(new FormData(event.currentTarget));
          void signIn(() => call("session", fields));
        }}
      >
        <h2 id={heading} className={styles.heading}>
          Sign in again
        </h2>
        <p className={styles.text}>
          Nothing is lost: this page keeps what you typed and saves it once you’ve signed in.
        </p>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <label className={styles.label}>
          Email
          <input
            className={styles.control}
            type="email"
            name="email"
            autoComplete="username"
            defaultValue={profile?.email}
            readOnly={profile !== undefined}
            required
          />
        </label>
        <label className={styles.label}>
          Password
          <input
            ref={password}
            className={styles.control}
            type="password"
            name="password"
            autoComplete="current-password"
            required
          />
        </label>
        <div className={styles.actions}>
          <button type="submit" className={styles.control} disabled={isBusy}>
            Sign in
          </button>
          {hasPasskeys && (
            <button
              type="button"
              className={styles.control}
              disabled={isBusy}
              onClick={() => void signIn(signInByPasskey)}
            >
              Use a passkey
            </button>
          )}
          <button type="button" className={styles.control} onClick={() => dialog.current?.close()}>
            Not now
          </button>
        </div>
      </form>
    </dialog>
  );
}
