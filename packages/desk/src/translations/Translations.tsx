import { type FieldFilter, getSource, getTypeTitle, review } from "@agency/content/translation";
import { useMemo, useState } from "react";
import { useClient, useCurrentUser } from "sanity";
import { Counts } from "./Counts.tsx";
import { Documents, getKey } from "./Documents.tsx";
import { Exchange } from "./Exchange.tsx";
import { wantedTitles } from "./labels.ts";
import { createClientSource, serverSource, type ViewFilter } from "./statusSource.ts";
import styles from "./translations.module.css";
import { Unpublished } from "./Unpublished.tsx";
import { useUnpublished } from "./useUnpublished.ts";
import { useView } from "./useView.ts";

interface TranslationsProps {
  types: readonly string[];
  isServed: boolean;
}

export function Translations({ types, isServed }: TranslationsProps) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const user = useCurrentUser();
  // Two compatible releases of the client.
  const source = useMemo(() => getSource(client as never, isServed), [client, isServed]);
  const place = useMemo(
    () => (isServed ? serverSource : createClientSource(source, types)),
    [isServed, source, types],
  );
  const [shown, setShown] = useState<ViewFilter>({
    type: undefined,
    wanted: "todo",
    isShownOnly: false,
    text: "",
  });
  const { counts, entries, total, problem, reload, more } = useView(place, shown);
  const unpublished = useUnpublished(source, types);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState("");

  function show(next: Partial<ViewFilter>): void {
    setShown((before) => ({ ...before, ...next }));
    setChosen(new Set());
  }

  function choose(key: string, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    setChosen(next);
  }

  async function markReviewed(): Promise<void> {
    const by = user?.id ?? "";
    let count = 0;
    try {
      for (const entry of entries ?? []) {
        const fields = entry.fields.filter((field) => chosen.has(getKey(entry, field)));
        if (fields.length === 0) continue;
        const paths = fields.map(({ path }) => path);
        const at = new Date().toISOString();
        await review(source, entry.id, paths, { by, at, state: "reviewed" });
        count += fields.length;
      }
      setSaid(`${count} marked as reviewed.`);
      setChosen(new Set());
    } catch {
      setSaid(`${count} marked as reviewed. The rest just changed, or you don’t have permission.`);
    }
    await reload();
  }

  return (
    <main className={styles.root}>
      <div className={styles.bar}>
        <h1 className={styles.title}>Translations</h1>
        <Exchange
          source={source}
          place={place}
          shown={shown}
          by={user?.id ?? ""}
          onSay={setSaid}
          onImported={() => {
            void reload();
            void unpublished.reload();
          }}
        />
      </div>
      <p role="status" className={styles.said}>
        {problem ?? unpublished.problem ?? said}
      </p>
      <Unpublished
        source={source}
        list={unpublished.list}
        onSay={setSaid}
        onPublished={async () => {
          await Promise.all([reload(), unpublished.reload()]);
        }}
      />
      {counts && <Counts counts={counts} onChoose={show} />}
      <div className={styles.bar}>
        <label className={styles.label}>
          Show
          <select
            className={styles.control}
            value={shown.wanted ?? "all"}
            onChange={({ currentTarget: { value } }) =>
              show({ wanted: value === "all" ? undefined : (value as FieldFilter) })
            }
          >
            {wantedTitles.map(([wanted, title]) => (
              <option key={wanted} value={wanted}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.label}>
          Type
          <select
            className={styles.control}
            value={shown.type ?? ""}
            onChange={({ currentTarget: { value } }) => show({ type: value || undefined })}
          >
            <option value="">All types</option>
            {types.map((type) => (
              <option key={type} value={type}>
                {getTypeTitle(type)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.label}>
          Search
          <input
            className={styles.control}
            type="search"
            dir="auto"
            value={shown.text}
            onChange={({ currentTarget: { value } }) => show({ text: value })}
          />
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={shown.isShownOnly}
            onChange={({ currentTarget: { checked } }) => show({ isShownOnly: checked })}
          />
          Published only
        </label>
      </div>
      <div className={styles.bar}>
        <h2 className={styles.heading}>
          {entries ? `${total} document${total === 1 ? "" : "s"}` : "Loading…"}
        </h2>
        {chosen.size > 0 && (
          <button type="button" className={styles.control} onClick={() => void markReviewed()}>
            Mark {chosen.size} as reviewed
          </button>
        )}
        {chosen.size > 0 && (
          <span className={styles.quiet}>Empty fields will count as intentionally empty.</span>
        )}
      </div>
      {entries && <Documents entries={entries} chosen={chosen} onChoose={choose} />}
      {entries && entries.length < total && (
        <button type="button" className={styles.control} onClick={() => void more()}>
          Show more
        </button>
      )}
    </main>
  );
}
