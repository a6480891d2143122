import { formatTime } from "../time.ts";
import type { Message, Progress } from "./api.ts";
import { formatPerson } from "./format.ts";
import styles from "./inbox.module.css";

const titles: Record<Message["kind"], string> = {
  answer: "Reply",
  link: "Applicant link",
  confirm: "Email change: confirmation",
  changed: "Email change: notice",
  withdrawn: "Withdrawal confirmation",
};

const states: Record<string, string> = {
  pending: "queued",
  sending: "sending",
  sent: "sent",
  failed: "failed",
};

interface MessagesProps {
  messages: readonly Message[];
  names: Progress["names"];
  onResend: (key: string) => void;
}

export function Messages({ messages, names, onResend }: MessagesProps) {
  return (
    <>
      <h3 className={styles.heading}>Messages</h3>
      <ul className={styles.steps}>
        {messages.map(({ key, kind, at, by, subject, text, mail }) => (
          <li key={key}>
            {text === undefined ? (
              <p>{titles[kind]}</p>
            ) : (
              <details>
                <summary>
                  <bdi>{subject}</bdi>
                </summary>
                <p dir="auto">{text}</p>
              </details>
            )}
            <span className={styles.quiet}>
              {[by && formatPerson(names, by), formatTime(at), states[mail]]
                .filter(Boolean)
                .join(", ")}
            </span>
            {mail === "failed" && (
              <div>
                <button type="button" className={styles.control} onClick={() => onResend(key)}>
                  Resend
                </button>
              </div>
            )}
          </li>
        ))}
        {messages.length === 0 && <li>None.</li>}
      </ul>
    </>
  );
}
