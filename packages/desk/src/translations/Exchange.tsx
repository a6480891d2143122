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
  /** Person's id, stored in marks. */
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
          : "Can’t reach the content service. Try again in a moment.",
      );
    }
    setBusy(false);
  }

  const save = () =>
    work(async () => {
      onSay("Preparing file…");
      const isMissingOnly = ["todo", "missing", "outdated"].includes(shown.wanted ?? "");
      const { text, documents, units } = await exportDocuments(
        source,
        await place.ids(shown),
        isMissingOnly,
      );
      if (units === 0) return "There’s nothing to translate in this list.";
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "application/xliff+xml" }));
      link.download = "translations.xlf";
      link.click();
      URL.revokeObjectURL(link.href);
      return `Exported ${units} texts from ${documents} documents.`;
    });

  const take = (file: File) =>
    work(async () => {
      onSay("Importing…");
      setImported(undefined);
      const done = await importTranslations(source, new Uint8Array(await file.arrayBuffer()), {
        by,
        at: new Date().toISOString(),
      });
      setImported(done);
      onImported();
      return `Imported ${done.fields} fields in ${done.documents} documents as drafts.`;
    });

  return (
    <>
      <button
        type="button"
        className={styles.control}
        disabled={isBusy}
        onClick={() => void save()}
      >
        Export XLIFF
      </button>
      <button
        type="button"
        className={styles.control}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        Import XLIFF
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
            Skipped: {imported.refused.length}. Out of date: {imported.outdated.length}.
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
