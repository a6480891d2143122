import {
  exportDocuments,
  type Imported,
  importTranslations,
  type Source,
  XliffError,
} from "@agency/content/translation";
import { useRef, useState } from "react";
import type { StatusSource, ViewFilter } from "./statusSource.ts";
import styles from "./translations.module.css";

interface ExchangeProps {
  source: Source;
  place: StatusSource;
  shown: ViewFilter;
  /** Id of a person, stored in marks. */
  by: string;
  onSay: (text: string) => void;
  onImported: () => void;
}

export function Exchange({ source, place, shown, by, onSay, onImported }: ExchangeProps) {
  const [isBusy, setBusy] = useState(false);
  const [imported, setImported] = useState<Imported>();
  const input = useRef<HTMLInputElement>(null);

  async function work(what: () => Promise<string>): Promise<void> {
    setBusy(true);
    try {
      onSay(await what());
    } catch (error) {
      onSay(
        error instanceof XliffError
          ? error.message
          : "That did not work: the content service could not be reached. Try again in a moment.",
      );
    }
    setBusy(false);
  }

  const save = () =>
    work(async () => {
      onSay("The file is being made …");
      const isMissingOnly = ["todo", "missing", "outdated"].includes(shown.wanted ?? "");
      const { text, documents, units } = await exportDocuments(
        source,
        await place.ids(shown),
        isMissingOnly,
      );
      if (units === 0) return "There is nothing to translate among these.";
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "application/xliff+xml" }));
      link.download = "translations.xlf";
      link.click();
      URL.revokeObjectURL(link.href);
      return `${units} texts of ${documents} documents saved.`;
    });

  const take = (file: File) =>
    work(async () => {
      onSay("The file is being read …");
      setImported(undefined);
      const done = await importTranslations(source, new Uint8Array(await file.arrayBuffer()), {
        by,
        at: new Date().toISOString(),
      });
      setImported(done);
      onImported();
      return `${done.fields} fields of ${done.documents} documents written as drafts.`;
    });

  return (
    <>
      <button
        type="button"
        className={styles.control}
        disabled={isBusy}
        onClick={() => void save()}
      >
        Export these for translators
      </button>
      <button
        type="button"
        className={styles.control}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        Import a translation
      </button>
      <input
        ref={input}
        type="file"
        accept=".xlf,.xliff,application/xliff+xml"
        className={styles.hidden}
        tabIndex={-1}
        aria-hidden
        data-testid="import"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows the same file again.
          currentTarget.value = "";
          if (file) void take(file);
        }}
      />
      {imported && imported.refused.length + imported.outdated.length > 0 && (
        <details className={styles.report} open>
          <summary>
            Left out: {imported.refused.length}. Out of date: {imported.outdated.length}.
          </summary>
          <ul>
            {[...imported.refused, ...imported.outdated].map((sentence) => (
              <li key={sentence} dir="auto">
                {sentence}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
