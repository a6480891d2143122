import { useEffect, useState } from "react";
import type { UserViewComponent } from "sanity/structure";
import { formatTime } from "../time.ts";
import { type Change, callApi, fieldsIn, type SendingState } from "./api.ts";
import styles from "./newsletter.module.css";
import { Question, useQuestion } from "./Question.tsx";
import { Schedule } from "./Schedule.tsx";

/** In ms. */
const pollInterval = 3_000;

export const Sending: UserViewComponent = ({ documentId }) => {
  const issue = documentId.replace(/^drafts\./, "");
  const [found, setFound] = useState<SendingState>();
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isGone = false;
    const look = () =>
      callApi(issue).then(
        (next) => !isGone && setFound(next),
        (error: Error) => !isGone && setSaid(error.message),
      );
    void look();
    const timer = setInterval(() => void look(), pollInterval);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [issue]);

  /** Resolves with the success. */
  async function act(
    done: string,
    ...call: Parameters<typeof callApi> extends [string, ...infer Rest] ? Rest : never
  ): Promise<boolean> {
    setBusy(true);
    setSaid("");
    try {
      setFound(await callApi(issue, ...call));
      setSaid(done);
      return true;
    } catch (error) {
      setSaid((error as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
  }

  const isOpen = found?.state === "idle" || found?.state === "planned";
  return (
    <div className={styles.panel}>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {found && <State {...found} />}
      {found && isOpen && !found.maySend && <p>Only admins and editors can send issues.</p>}
      {found && isOpen && found.maySend && (
        <fieldset className={styles.acts} disabled={isBusy}>
          <legend className={styles.legend}>Send</legend>
          <button
            type="button"
            className={styles.control}
            onClick={() => void act("Test sent to you in both languages.", "/test", "POST")}
          >
            Send me a test
          </button>
          <Schedule
            issue={issue}
            count={found.subscribers.en + found.subscribers.ar}
            dueAt={found.state === "planned" ? found.dueAt : undefined}
            onPlan={(at) => act("Scheduled.", "/sending", "POST", { at })}
            onCancel={() => void act("Schedule cancelled.", "/sending", "DELETE")}
          />
          <Now
            count={found.subscribers.en + found.subscribers.ar}
            onSend={() => void act("Sending started.", "/sending", "POST", {})}
          />
        </fieldset>
      )}
      {found && found.log.length > 0 && <Log log={found.log} />}
    </div>
  );
};

function State({ state, dueAt, counts, subscribers, startedAt, finishedAt }: SendingState) {
  const who = `${subscribers.en} in English and ${subscribers.ar} in Arabic`;
  const came = `${counts.sent} sent, ${counts.failed} rejected by the mail server, ${counts.dropped} unsubscribed before sending`;
  if (state === "idle") return <p>Not sent. Subscribers now: {who}.</p>;
  if (state === "planned" && dueAt)
    return (
      <p>
        Scheduled for {formatTime(dueAt)}. The draft goes out as it is then. Subscribers now: {who}.
      </p>
    );
  if (state === "sending")
    return (
      <p>
        Sending since {startedAt && formatTime(startedAt)}: {came}, {counts.left} to go.
      </p>
    );
  if (!startedAt || !finishedAt) return <p>Imported (already sent).</p>;
  return (
    <p>
      Sent, from {formatTime(startedAt)} to {formatTime(finishedAt)}: {came}.
    </p>
  );
}

function Now({ count, onSend }: { count: number; onSend: () => void }) {
  const { isAsked, setAsked, opener } = useQuestion<HTMLButtonElement>();
  if (!isAsked)
    return (
      <button type="button" className={styles.control} ref={opener} onClick={() => setAsked(true)}>
        Send now…
      </button>
    );
  return (
    <Question
      yes={`Send to ${count} people`}
      onYes={() => {
        setAsked(false);
        onSend();
      }}
      onNo={() => setAsked(false)}
    >
      It will go to {count} people and appear on the site right away. You can’t undo this.
    </Question>
  );
}

const lines: Record<Change["what"], (to: string) => string> = {
  tested: () => "test sent",
  planned: (to) => `scheduled for ${formatTime(to)}`,
  cancelled: () => "schedule cancelled",
  refused: (to) => `not sent, missing: ${fieldsIn(to.split(" "))}`,
  begun: () => "sending started",
  finished: () => "sending finished",
};

function Log({ log }: { log: readonly Change[] }) {
  return (
    <section>
      <h3 className={styles.legend}>Activity</h3>
      <ul className={styles.log}>
        {log.toReversed().map(({ _key, at, by, what, to = "" }) => (
          <li key={_key}>
            {formatTime(at)}: {lines[what](to)} <span>({by})</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
