import type { Message, Progress } from "./api.ts";
import { formatPerson, formatTime } from "./format.ts";
import styles from "./inbox.module.css";

const titles: Record<Message["kind"], string> = {
  answer: "Answer",
  link: "A new link to the page of the application",
  confirm: "The question whether a new address is right",
  changed: "That another address is written to",
  withdrawn: "That the application is withdrawn",
};

const states: Record<string, string> = {
  pending: "is on its way",
  sending: "is on its way",
  sent: "sent",
  failed: "could not be sent",
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
                  Send it again
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
