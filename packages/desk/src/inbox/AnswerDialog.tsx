import { getDirection, type Language, translate } from "@agency/content/language";
import { getNextStatuses } from "@agency/content/statuses";
import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  type ActionResult,
  callApi,
  getProblem,
  type Kind,
  type Row,
  type Template,
  types,
} from "./api.ts";
import styles from "./inbox.module.css";

export type AnsweredRecord = Pick<
  Row,
  "reference" | "rev" | "name" | "about" | "status" | "language"
>;

interface AnswerDialogProps {
  kind: Kind;
  /** Current revisions. */
  records: readonly AnsweredRecord[];
  /** Name of the author. */
  sender: string;
  onSent: (said: string) => void;
  /** Called after a partial success or a conflict. */
  onChange: () => void;
  onClose: () => void;
}

type Texts = Partial<Record<Language, { subject: string; text: string }>>;

const getName = (language: Language): string =>
  new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;

export function AnswerDialog(props: AnswerDialogProps) {
  const { kind, records, sender, onSent, onChange, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [templates, setTemplates] = useState<Template[]>([]);
  const [name, setName] = useState("");
  const [texts, setTexts] = useState<Texts>({});
  const [moves, setMoves] = useState(true);
  const [replyTo, setReplyTo] = useState<"agency" | "me">("agency");
  const [said, setSaid] = useState("");
  // Idempotency keys, stable until sent.
  const [ids] = useState(() => new Map(records.map((one) => [one.reference, crypto.randomUUID()])));

  useEffect(() => {
    dialog.current?.showModal();
    callApi<Template[]>(`/${kind}/templates`).then(setTemplates, (error: Error) =>
      setSaid(error.message),
    );
  }, [kind]);

  const wanted = [...new Set(records.map(({ language }) => language))];
  const template = templates.find((one) => one.name === name);
  const { to } = template ?? {};
  const mayMove =
    to !== undefined &&
    records.every(
      ({ status }) => status === to || getNextStatuses(types[kind], status).includes(to),
    );

  function choose(next: string): void {
    setName(next);
    const { words } = templates.find((one) => one.name === next) ?? {};
    setTexts(
      Object.fromEntries(wanted.map((language) => [language, words && translate(words, language)])),
    );
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    try {
      const answers = await callApi<ActionResult[]>(`/${kind}/answers`, "POST", {
        template: name,
        moves: moves && mayMove,
        replyTo,
        texts: Object.fromEntries(
          Object.entries(texts).map(([language, { subject, text }]) => [
            language,
            { subject, text },
          ]),
        ),
        records: records.map(({ reference, rev }) => ({ reference, rev, id: ids.get(reference) })),
      });
      const failed = answers.flatMap((one) =>
        one.ok ? [] : [`${one.reference}: ${getProblem(one.code)}`],
      );
      const done = answers.length - failed.length;
      if (failed.length === 0) {
        onSent(done === 1 ? "The answer is on its way." : `${done} answers are on their way.`);
        return dialog.current?.close();
      }
      setSaid([...(done > 0 ? [`${done} on their way.`] : []), ...failed].join(" "));
      onChange();
    } catch (error) {
      setSaid((error as Error).message);
    }
  }

  return (
    <dialog
      ref={dialog}
      className={styles.answer}
      aria-labelledby="answer"
      onClose={(event) => event.target === event.currentTarget && onClose()}
    >
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <h2 id="answer" className={styles.heading}>
          {records.length === 1 ? (
            <>
              Answer <bdi>{records[0]?.name}</bdi>
            </>
          ) : (
            `Answer ${records.length}`
          )}
        </h2>
        <label className={styles.label}>
          Begin with
          <select
            className={styles.control}
            value={name}
            required
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="">Choose a template</option>
            {templates.map((one) => (
              <option key={one.name} value={one.name}>
                {one.words.en.title}
              </option>
            ))}
          </select>
        </label>
        {template &&
          wanted.map((language) => (
            <AnswerText
              key={`${language} ${name}`}
              language={language}
              example={records.find((one) => one.language === language)}
              sender={sender}
              words={texts[language] ?? { subject: "", text: "" }}
              onChange={(words) => setTexts({ ...texts, [language]: words })}
            />
          ))}
        {mayMove && (
          <label>
            <input
              type="checkbox"
              checked={moves}
              onChange={(event) => setMoves(event.currentTarget.checked)}
            />{" "}
            Move to “{to}” as well
          </label>
        )}
        <label className={styles.label}>
          What they write back goes to
          <select
            className={styles.control}
            value={replyTo}
            onChange={(event) => setReplyTo(event.currentTarget.value as "agency" | "me")}
          >
            <option value="agency">The agency’s mailbox</option>
            <option value="me">Me</option>
          </select>
        </label>
        <p role="status" className={styles.said}>
          {said}
        </p>
        <div className={styles.bar}>
          <button type="submit" className={styles.control} disabled={!template}>
            {records.length === 1 ? "Send the answer" : `Send ${records.length} answers`}
          </button>
          <button type="button" className={styles.control} onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface AnswerTextProps {
  language: Language;
  example: AnsweredRecord | undefined;
  sender: string;
  words: { subject: string; text: string };
  onChange: (words: { subject: string; text: string }) => void;
}

function AnswerText({ language, example, sender, words, onChange }: AnswerTextProps) {
  const direction = getDirection(language);
  const values: Record<string, string> = {
    name: example?.name ?? "",
    position: example?.about ?? "",
    reference: example?.reference ?? "",
    sender,
  };
  const shown = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
  return (
    <fieldset className={styles.language}>
      <legend>{getName(language)}</legend>
      <label className={styles.label}>
        Subject
        <input
          className={styles.control}
          lang={language}
          dir={direction}
          maxLength={200}
          required
          value={words.subject}
          onChange={(event) => onChange({ ...words, subject: event.currentTarget.value })}
        />
      </label>
      <label className={styles.label}>
        Text
        <textarea
          className={styles.control}
          lang={language}
          dir={direction}
          rows={10}
          maxLength={5_000}
          required
          value={words.text}
          onChange={(event) => onChange({ ...words, text: event.currentTarget.value })}
        />
      </label>
      <details open>
        <summary>
          As <bdi>{values.name}</bdi> reads it
        </summary>
        <p className={styles.read} lang={language} dir={direction}>
          <strong>{shown(words.subject)}</strong>
          {"\n\n"}
          {shown(words.text)}
        </p>
      </details>
    </fieldset>
  );
}
