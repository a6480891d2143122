import { useEffect, useState } from "react";
import type { UserViewComponent } from "sanity/structure";
import { type Change, callApi, fieldsIn, type SendingState } from "./api.ts";
import styles from "./newsletter.module.css";
import { Question, useQuestion } from "./Question.tsx";
import { Schedule } from "./Schedule.tsx";
import { formatTime } from "./time.ts";

/** Polling interval, in ms. */
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

  /** Resolves with whether the call succeeded. */
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
      {found && isOpen && !found.maySend && <p>Admins and editors send issues.</p>}
      {found && isOpen && found.maySend && (
        <fieldset className={styles.acts} disabled={isBusy}>
          <legend className={styles.legend}>Send it</legend>
          <button
            type="button"
            className={styles.control}
            onClick={() =>
              void act("The test is on its way to you, in both languages.", "/test", "POST")
            }
          >
            Send me a test
          </button>
          <Schedule
            issue={issue}
            count={found.subscribers.en + found.subscribers.ar}
            dueAt={found.state === "planned" ? found.dueAt : undefined}
            onPlan={(at) => act("It is planned.", "/sending", "POST", { at })}
            onCancel={() => void act("The plan is taken back.", "/sending", "DELETE")}
          />
          <Now
            count={found.subscribers.en + found.subscribers.ar}
            onSend={() => void act("The sending begins.", "/sending", "POST", {})}
          />
        </fieldset>
      )}
      {found && found.log.length > 0 && <Log log={found.log} />}
    </div>
  );
};

function State({ state, dueAt, counts, subscribers, startedAt, finishedAt }: SendingState) {
  const who = `${subscribers.en} in English and ${subscribers.ar} in Arabic`;
  const came = `${counts.sent} sent, ${counts.failed} not taken by the mail server, ${counts.dropped} unsubscribed before`;
  if (state === "idle") return <p>Not sent. Subscribers now: {who}.</p>;
  if (state === "planned" && dueAt)
    return (
      <p>
        Planned for {formatTime(dueAt)}. It goes out as it is drafted then; subscribers now: {who}.
      </p>
    );
  if (state === "sending")
    return (
      <p>
        It is being sent since {startedAt && formatTime(startedAt)}: {came}, {counts.left} to go.
      </p>
    );
  if (!startedAt || !finishedAt) return <p>It was sent before it came here.</p>;
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
        Send it now…
      </button>
    );
  return (
    <Question
      yes={`Send it to ${count} people`}
      onYes={() => {
        setAsked(false);
        onSend();
      }}
      onNo={() => setAsked(false)}
    >
      It goes to {count} people, is on the site at once, and cannot be taken back.
    </Question>
  );
}

const lines: Record<Change["what"], (to: string) => string> = {
  tested: () => "sent as a test",
  planned: (to) => `planned for ${formatTime(to)}`,
  cancelled: () => "plan taken back",
  refused: (to) => `not sent: it lacked ${fieldsIn(to.split(" "))}`,
  begun: () => "sending began",
  finished: () => "sending ended",
};

function Log({ log }: { log: readonly Change[] }) {
  return (
    <section>
      <h3 className={styles.legend}>What was done</h3>
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
