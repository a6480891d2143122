import { getTypeTitle } from "@agency/content/translation";
import { useId, useRef } from "react";
import { useClient } from "sanity";
import { IntentLink } from "sanity/router";
import { type AltLanguage, type Picture, saveAlt } from "./api.ts";
import { formatSize } from "./format.ts";
import styles from "./pictures.module.css";
import { useSaved } from "./useSaved.ts";

interface PictureCardProps {
  picture: Picture;
  mayWriteEnglish: boolean;
}

export function PictureCard({ picture, mayWriteEnglish }: PictureCardProps) {
  const { id, url, filename, title, alt, arabicAlt, width, height, size, uses, given } = picture;
  const heading = useId();
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <a href={url} target="_blank" rel="noreferrer" className={styles.frame}>
        <img
          className={styles.image}
          src={`${url}?w=480&h=360&fit=max&auto=format`}
          alt={alt || "Open full size"}
          loading="lazy"
        />
      </a>
      <div>
        <h2 id={heading} className={styles.heading}>
          <bdi>{title || filename || "Untitled image"}</bdi>
        </h2>
        <p className={styles.quiet}>
          {title && filename && (
            <>
              <bdi>{filename}</bdi> ·{" "}
            </>
          )}
          {width} × {height} · {formatSize(size)}
        </p>
      </div>
      <AltField
        {...{ id, language: "en", initial: alt, given: given.en, isReadOnly: !mayWriteEnglish }}
        label="Alt text"
      />
      <AltField
        {...{ id, language: "ar", initial: arabicAlt, given: given.ar, isReadOnly: false }}
        label="Alt text · العربية"
      />
      <Uses uses={uses} />
    </article>
  );
}

interface AltFieldProps {
  id: string;
  language: AltLanguage;
  label: string;
  initial: string;
  /** From a document, offered while the field is empty. */
  given: string | undefined;
  isReadOnly: boolean;
}

function AltField({ id, language, label, initial, given, isReadOnly }: AltFieldProps) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const { text, status, change, flush } = useSaved(initial, (next) =>
    // Two compatible releases of the client.
    saveAlt(client as never, id, language, next),
  );
  const field = useRef<HTMLTextAreaElement>(null);
  const inputId = useId();

  function takeOver(other: string): void {
    change(other);
    // The button is removed.
    field.current?.focus();
  }

  return (
    <div>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      <textarea
        ref={field}
        id={inputId}
        className={styles.control}
        rows={2}
        lang={language}
        dir={language === "ar" ? "rtl" : "ltr"}
        readOnly={isReadOnly}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={flush}
      />
      {text === "" && given && !isReadOnly && (
        <button type="button" className={styles.offer} onClick={() => takeOver(given)}>
          Use alt text from a document: “<bdi lang={language}>{given}</bdi>”
        </button>
      )}
      <p role="status" className={styles.quiet}>
        {status}
      </p>
    </div>
  );
}

function Uses({ uses }: Pick<Picture, "uses">) {
  if (uses.length === 0) return <p className={styles.quiet}>Not used in any document.</p>;
  return (
    <div>
      <h3 className={styles.subheading}>Used in</h3>
      <ul className={styles.uses}>
        {uses.map(({ id, type, title }) => (
          <li key={id}>
            <IntentLink className={styles.link} intent="edit" params={{ id, type }}>
              <bdi>{title || `Untitled ${getTypeTitle(type).toLowerCase()}`}</bdi>
            </IntentLink>{" "}
            <span className={styles.quiet}>{getTypeTitle(type)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
