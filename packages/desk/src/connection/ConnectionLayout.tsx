import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { LayoutProps } from "sanity";
import styles from "./connection.module.css";
import {
  checkConnection,
  getConnectionState,
  getProfile,
  subscribeToConnection,
} from "./connection.ts";
import { SignInDialog } from "./SignInDialog.tsx";
import { useSessionEnd } from "./useSessionEnd.ts";

/** In ms. Shorter interruptions are ignored. */
const graceTime = 1_500;

/**
 * Adds the state of connection and session, and signing in beside the form. Never takes the focus
 * from somebody who types.
 */
export function ConnectionLayout(props: LayoutProps) {
  const state = useSyncExternalStore(subscribeToConnection, getConnectionState);
  const sessionEnd = useSessionEnd(state);
  const [isSigningIn, setSigningIn] = useState(false);
  const [isReported, setReported] = useState(false);
  const before = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const modal = useOpenModal();

  useEffect(() => {
    if (state === "connected") setReported(false);
    if (state !== "unreachable") return;
    const timer = setTimeout(() => setReported(true), graceTime);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (state !== "signed-out") return;
    // The person may have signed in elsewhere.
    const check = () => void checkConnection();
    addEventListener("focus", check);
    return () => removeEventListener("focus", check);
  }, [state]);

  const message =
    state === "signed-out"
      ? "You’re signed out. Sign in again: nothing is lost."
      : state === "unreachable"
        ? isReported && getUnreachableMessage()
        : sessionEnd && `Your session ends at ${sessionEnd}. Sign in again to keep working.`;

  const bar = (
    <div className={styles.bar} data-shown={Boolean(message)}>
      <p role="status">{message}</p>
      {message && state !== "unreachable" && (
        <button
          ref={button}
          type="button"
          className={styles.control}
          onFocus={({ relatedTarget }) => {
            before.current = relatedTarget as HTMLElement | null;
          }}
          onClick={() => setSigningIn(true)}
        >
          Sign in again
        </button>
      )}
    </div>
  );

  return (
    <>
      {props.renderDefault(props)}
      {modal ? createPortal(bar, modal) : bar}
      {isSigningIn && (
        <SignInDialog
          profile={getProfile()}
          onClose={() => {
            setSigningIn(false);
            (button.current ?? before.current)?.focus();
          }}
        />
      )}
    </>
  );
}

/** Returns the open modal dialog: everything outside is inert. */
function useOpenModal(): Element | null {
  const [modal, setModal] = useState<Element | null>(null);
  useEffect(() => {
    const find = () => {
      const dialog = document.activeElement?.closest("dialog:modal") ?? null;
      if (!dialog?.matches("[data-sign-in]")) setModal(dialog);
    };
    addEventListener("focusin", find);
    return () => removeEventListener("focusin", find);
  }, []);
  return modal;
}

const getUnreachableMessage = (): string =>
  navigator.onLine
    ? "Can’t reach the server. Keep writing and leave this page open: your changes will be saved when it’s back."
    : "You’re offline. Keep writing and leave this page open: your changes will be saved when you’re back online.";
