import { getDirection, type Language } from "@agency/content/language";
import { useEffect, useId, useRef } from "react";
import type { BoardRecord } from "./api.ts";
import styles from "./inbox.module.css";
import { fillPlaceholders, type Gap } from "./placeholders.ts";

const getLanguageName = (language: Language): string =>
  new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;

const places = { subject: "the subject", text: "the message" } as const;

interface AnswerTextProps {
  language: Language;
  example: BoardRecord | undefined;
  sender: string;
  words: { subject: string; text: string };
  /** Placeholder that must be replaced. */
  gap: Gap | undefined;
  readOnly: boolean;
  onChange: (words: { subject: string; text: string }) => void;
}

export function AnswerText(props: AnswerTextProps) {
  const { language, example, sender, words, gap, readOnly, onChange } = props;
  const direction = getDirection(language);
  const subject = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    if (!gap) return;
    const field = gap.field === "subject" ? subject.current : text.current;
    field?.focus();
    field?.setSelectionRange(gap.start, gap.start + gap.placeholder.length);
  }, [gap]);
  const values: Record<string, string> = {
    name: example?.name ?? "",
    position: example?.about ?? "",
    reference: example?.reference ?? "",
    sender,
  };
  const getProps = (field: Gap["field"]) => ({
    className: styles.control,
    lang: language,
    dir: direction,
    required: true,
    readOnly,
    value: words[field],
    "aria-invalid": gap?.field === field || undefined,
    "aria-describedby": gap?.field === field ? id : undefined,
  });
  const problem = gap && (
    <p id={id} role="alert" className={styles.problem}>
      Replace <code dir="ltr">{gap.placeholder}</code> in {places[gap.field]}.
    </p>
  );
  return (
    <fieldset className={styles.language}>
      <legend>{getLanguageName(language)}</legend>
      <label className={styles.label}>
        Subject
        <input
          ref={subject}
          {...getProps("subject")}
          maxLength={200}
          onChange={(event) => onChange({ ...words, subject: event.currentTarget.value })}
        />
      </label>
      {gap?.field === "subject" && problem}
      <label className={styles.label}>
        Message
        <textarea
          ref={text}
          {...getProps("text")}
          rows={10}
          maxLength={5_000}
          onChange={(event) => onChange({ ...words, text: event.currentTarget.value })}
        />
      </label>
      {gap?.field === "text" && problem}
      <details open>
        <summary>
          Preview for <bdi>{values.name}</bdi>
        </summary>
        <p className={styles.read} lang={language} dir={direction}>
          <strong>{fillPlaceholders(words.subject, values)}</strong>
          {"\n\n"}
          {fillPlaceholders(words.text, values)}
        </p>
      </details>
    </fieldset>
  );
}
