import { useRef } from "react";
import { formatTime } from "../time.ts";
import { callApi, type PersonRow, type Role, roles } from "./api.ts";
import { getState, getWays } from "./format.ts";
import styles from "./people.module.css";

interface PersonProps {
  person: PersonRow;
  /** @param done message of success */
  onStep: (step: () => Promise<unknown>, done: string) => Promise<void>;
  onInvite: (email: string, role: Role) => Promise<void>;
}

export function Person({ person, onStep, onInvite }: PersonProps) {
  const { id, name, email, role, isMe, isActive, isEnded, sessions } = person;
  const dialog = useRef<HTMLDialogElement>(null);
  const called = name || email;
  const [last] = sessions;
  return (
    <tr data-ended={isEnded || undefined}>
      <th scope="row">
        <bdi>{called}</bdi>
        {name && (
          <div className={styles.quiet}>
            <bdi dir="ltr">{email}</bdi>
          </div>
        )}
      </th>
      <td>
        <select
          className={styles.control}
          aria-label={`Role of ${called}`}
          value={role}
          disabled={isMe || isEnded}
          onChange={(event) => {
            const next = event.currentTarget.value;
            void onStep(
              () => callApi(`/${id}`, "PATCH", { role: next }),
              `Role saved for ${called}: ${next}.`,
            );
          }}
        >
          {roles.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </td>
      <td>
        {getState(person)}
        <div className={styles.quiet}>{getWays(person)}</div>
      </td>
      <td>
        {last ? (
          <>
            {sessions.length} open
            <div className={styles.quiet}>
              {last.device || "Unknown browser"}, {formatTime(last.seenAt)}
            </div>
          </>
        ) : (
          "None"
        )}
      </td>
      <td>
        {isMe ? (
          <a href="/desk/account">Your account</a>
        ) : (
          <div className={styles.actions}>
            {isActive ? (
              <button
                type="button"
                className={styles.control}
                onClick={() =>
                  void onStep(
                    () => callApi(`/${id}/reset`, "POST", {}),
                    `${called} will get an email with a reset link. Nothing changes until they use it.`,
                  )
                }
              >
                Send reset link
              </button>
            ) : (
              <button
                type="button"
                className={styles.control}
                onClick={() => void onInvite(email, role)}
              >
                {isEnded ? "Invite again" : "Resend invitation"}
              </button>
            )}
            {sessions.length > 0 && (
              <button
                type="button"
                className={styles.control}
                onClick={() =>
                  void onStep(
                    () => callApi(`/${id}/sessions`, "DELETE"),
                    `${called} is signed out.`,
                  )
                }
              >
                Sign out of all sessions
              </button>
            )}
            {!isEnded && (
              <button
                type="button"
                className={styles.control}
                onClick={() => dialog.current?.showModal()}
              >
                Remove user
              </button>
            )}
          </div>
        )}
        <dialog ref={dialog} className={styles.dialog} aria-label={`Remove ${called}?`}>
          <p>
            Remove <bdi>{called}</bdi>? They’ll be signed out and can no longer sign in. Their work
            stays under their name, and you can invite them again.
          </p>
          <div className={styles.bar}>
            <button
              type="button"
              className={styles.control}
              onClick={() => dialog.current?.close()}
            >
              Cancel
            </button>
            <button
              type="button"
              className={styles.control}
              onClick={() => {
                dialog.current?.close();
                void onStep(() => callApi(`/${id}`, "DELETE"), `${called} can no longer sign in.`);
              }}
            >
              Remove user
            </button>
          </div>
        </dialog>
      </td>
    </tr>
  );
}
