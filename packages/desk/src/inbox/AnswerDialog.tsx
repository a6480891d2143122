import { type Language, translate } from "@agency/content/language";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { AnswerText } from "./AnswerText.tsx";
import {
  type Access,
  type ActionResult,
  type BoardRecord,
  callApi,
  getProblem,
  type Kind,
  type Template,
} from "./api.ts";
import styles from "./inbox.module.css";
import type { Revisions } from "./moves.ts";
import { findGap, type Gap, type Texts } from "./placeholders.ts";
import { Question } from "./Question.tsx";
import { RestoredDraft } from "./RestoredDraft.tsx";
import { explainRefusal } from "./steps.ts";
import { getDraftKey, useDraft } from "./useDraft.ts";

interface AnswerDialogProps {
  kind: Kind;
  /** Current revisions. */
  records: readonly BoardRecord[];
  /** Author. */
  access: Access;
  /** Sends undoable moves of these records, because the answer may depend on them. */
  flushMoves: (references: readonly string[]) => Promise<Revisions>;
  onSent: (said: string) => void;
  /** Called after partial success or conflict. */
  onChange: () => void;
  onClose: () => void;
}

interface Draft {
  name: string;
  texts: Texts;
  moves: boolean;
  replyTo: "agency" | "me";
  /** Idempotency keys by reference, stable until sent. */
  ids: Record<string, string>;
}

const getTexts = (template: Template | undefined, languages: readonly Language[]): Texts =>
  Object.fromEntries(
    languages.flatMap((language) => {
      if (!template) return [];
      const { subject, text } = translate(template.words, language);
      return [[language, { subject, text }]];
    }),
  );

export function AnswerDialog(props: AnswerDialogProps) {
  const { kind, records, access, flushMoves, onSent, onChange, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [templates, setTemplates] = useState<Template[]>([]);
  const references = records.map(({ reference }) => reference);
  const { draft, isRestored, change, discard } = useDraft(
    getDraftKey(access.email, "answer", references),
    (): Draft => ({
      name: "",
      texts: {},
      moves: true,
      replyTo: "agency",
      ids: Object.fromEntries(references.map((reference) => [reference, crypto.randomUUID()])),
    }),
  );
  const [said, setSaid] = useState("");
  const [isSending, setSending] = useState(false);
  const [gap, setGap] = useState<Gap>();
  /** Template to replace an edited text. */
  const [asked, setAsked] = useState<string>();
  const { name, texts, moves, replyTo, ids } = draft;

  useEffect(() => {
    dialog.current?.showModal();
    callApi<Template[]>(`/${kind}/templates`).then(setTemplates, (error: Error) =>
      setSaid(error.message),
    );
  }, [kind]);

  const languages = [...new Set(records.map(({ language }) => language))];
  const find = (wanted: string) => templates.find((one) => one.name === wanted);
  const template = find(name);
  const { to } = template ?? {};
  const mayMove =
    to !== undefined &&
    records.some(({ status }) => status !== to) &&
    records.every((one) => explainRefusal(kind, one, to, access.mayMoveBack) === undefined);
  const isEdited =
    template !== undefined &&
    JSON.stringify(texts) !== JSON.stringify(getTexts(template, languages));

  function edit(next: Partial<Draft>): void {
    change({ ...draft, ...next });
    setGap(undefined);
    setSaid("");
  }
  const begin = (next: string) => edit({ name: next, texts: getTexts(find(next), languages) });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    // Always a new object, to focus the field again.
    const found = findGap(texts);
    setGap(found);
    if (found || isSending) return;
    setSending(true);
    setSaid("Sending…");
    try {
      const revisions = await flushMoves(references);
      const answers = await callApi<ActionResult[]>(`/${kind}/answers`, "POST", {
        template: name,
        moves: moves && mayMove,
        replyTo,
        texts,
        records: records.map(({ reference, rev }) => ({
          reference,
          rev: revisions.get(reference) ?? rev,
          id: ids[reference],
        })),
      });
      const failed = answers.flatMap((one) =>
        one.ok ? [] : [`${one.reference}: ${getProblem(one.code)}`],
      );
      const done = answers.length - failed.length;
      if (failed.length === 0) {
        discard();
        onSent(done === 1 ? "Your reply is on its way." : `${done} replies are on their way.`);
        return dialog.current?.close();
      }
      setSaid([...(done > 0 ? [`${done} on their way.`] : []), ...failed].join(" "));
      onChange();
    } catch (error) {
      setSaid((error as Error).message);
    } finally {
      setSending(false);
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
              Reply to <bdi>{records[0]?.name}</bdi>
            </>
          ) : (
            `Reply to ${records.length} people`
          )}
        </h2>
        <RestoredDraft
          isRestored={isRestored}
          onDiscard={() => {
            discard();
            setGap(undefined);
            setSaid("");
            dialog.current?.querySelector("select")?.focus();
          }}
        />
        <label className={styles.label}>
          Template
          <select
            className={styles.control}
            value={name}
            required
            onChange={({ currentTarget: { value } }) => (isEdited ? setAsked(value) : begin(value))}
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
          languages.map((language) => (
            <AnswerText
              key={`${language} ${name}`}
              language={language}
              example={records.find((one) => one.language === language)}
              sender={access.name}
              words={texts[language] ?? { subject: "", text: "" }}
              readOnly={isSending}
              gap={gap?.language === language ? gap : undefined}
              onChange={(words) => edit({ texts: { ...texts, [language]: words } })}
            />
          ))}
        {mayMove && (
          <label>
            <input
              type="checkbox"
              checked={moves}
              onChange={(event) => edit({ moves: event.currentTarget.checked })}
            />{" "}
            Also move to “{to}”
          </label>
        )}
        <label className={styles.label}>
          Reply-to
          <select
            className={styles.control}
            value={replyTo}
            onChange={(event) => edit({ replyTo: event.currentTarget.value as "agency" | "me" })}
          >
            <option value="agency">Agency mailbox</option>
            <option value="me">My email</option>
          </select>
        </label>
        <p role="status" className={styles.said}>
          {said}
        </p>
        <div className={styles.bar}>
          <button type="submit" className={styles.control} disabled={!template}>
            {records.length === 1 ? "Send reply" : `Send ${records.length} replies`}
          </button>
          <button type="button" className={styles.control} onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      </form>
      {asked !== undefined && (
        <Question
          options={[{ label: "Replace message", onChoose: () => begin(asked) }]}
          cancel="Keep my message"
          onClose={() => setAsked(undefined)}
        >
          You’ve edited this message. Replace it
          {asked === "" ? "?" : ` with “${find(asked)?.words.en.title}”?`}
        </Question>
      )}
    </dialog>
  );
}
