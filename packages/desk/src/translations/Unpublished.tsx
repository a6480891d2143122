import { getTitle, getTypeTitle, type Source } from "@agency/content/translation";
import { useState } from "react";
import { IntentLink } from "sanity/router";
import { publishArabic } from "./publication.ts";
import styles from "./translations.module.css";
import type { Unpublished as Entry } from "./useUnpublished.ts";

interface UnpublishedProps {
  source: Source;
  list: readonly Entry[];
  onSay: (text: string) => void;
  onPublished: () => Promise<void>;
}

/** Lists documents with unpublished Arabic, to publish several at once. */
export function Unpublished({ source, list, onSay, onPublished }: UnpublishedProps) {
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const chosen = list.filter(({ id, hindrance }) => !hindrance && !excluded.has(id));
  if (list.length === 0 && problems.length === 0) return null;

  function choose(id: string, isChosen: boolean): void {
    const next = new Set(excluded);
    if (isChosen) next.delete(id);
    else next.add(id);
    setExcluded(next);
  }

  async function publish(): Promise<void> {
    setBusy(true);
    const failed: string[] = [];
    try {
      for (const { versions } of chosen) {
        const problem = await publishArabic(source, versions);
        if (problem) failed.push(`“${getTitle(versions.draft ?? {})}”: ${problem}`);
      }
      const count = chosen.length - failed.length;
      onSay(`Arabic published in ${count} document${count === 1 ? "" : "s"}.`);
      setProblems(failed);
      await onPublished();
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles.unpublished} aria-labelledby="unpublished">
      <div className={styles.bar}>
        <h2 id="unpublished" className={styles.heading}>
          Unpublished Arabic
        </h2>
        <button
          type="button"
          className={styles.control}
          disabled={isBusy || chosen.length === 0}
          onClick={() => void publish()}
        >
          {isBusy ? "Publishing…" : `Publish Arabic (${chosen.length})`}
        </button>
        <span className={styles.quiet}>English drafts stay drafts.</span>
      </div>
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} dir="auto">
            {problem}
          </p>
        ))}
      </div>
      <ul className={styles.fields}>
        {list.map(({ id, versions: { draft }, hindrance }) => {
          const title = getTitle(draft ?? {});
          return (
            <li key={id} className={styles.field}>
              <input
                type="checkbox"
                aria-label={`Publish the Arabic of ${title}`}
                disabled={hindrance !== undefined}
                checked={!hindrance && !excluded.has(id)}
                onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
              />
              <IntentLink
                className={styles.link}
                intent="edit"
                params={{ id, type: draft?._type ?? "" }}
              >
                <bdi>{title}</bdi>
              </IntentLink>
              <span className={styles.quiet}>
                {getTypeTitle(draft?._type ?? "")}
                {hindrance && ` · ${hindrance}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
