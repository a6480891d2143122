import { findUnfitDocuments, type UnfitDocument } from "@agency/content/misfits";
import { getTypeTitle } from "@agency/content/translation";
import { useCallback, useEffect, useState } from "react";
import { useClient } from "sanity";
import { IntentLink } from "sanity/router";
import { callDeskApi } from "../callDeskApi.ts";
import styles from "./attention.module.css";
import { describeProblem } from "./describeProblem.ts";

/** Lists published documents with parts that the site leaves out. */
export function Attention({ isServed }: { isServed: boolean }) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [documents, setDocuments] = useState<UnfitDocument[]>();
  const [failure, setFailure] = useState<string>();

  const load = useCallback(async () => {
    setDocuments(undefined);
    setFailure(undefined);
    try {
      // Sanity projects have no session here.
      const published = client.withConfig({ perspective: "published" });
      const found = isServed
        ? (await callDeskApi<{ documents: UnfitDocument[] }>("/attention")).documents
        : await findUnfitDocuments((query, params) => published.fetch(query, params));
      setDocuments(found);
    } catch (error) {
      setFailure((error as Error).message);
    }
  }, [client, isServed]);
  useEffect(() => void load(), [load]);

  return (
    <main className={styles.root}>
      <div className={styles.bar}>
        <h1 className={styles.title}>Needs attention</h1>
        <button type="button" className={styles.control} onClick={() => void load()}>
          Check again
        </button>
      </div>
      <p className={styles.quiet}>
        Parts of these documents can’t be shown on the site. Fix them, then publish.
      </p>
      <p role="status" className={styles.status}>
        {failure ?? getSummary(documents)}
      </p>
      {documents && documents.length > 0 && <Documents documents={documents} />}
    </main>
  );
}

function getSummary(documents: readonly UnfitDocument[] | undefined): string {
  if (!documents) return "Checking all documents…";
  const { length } = documents;
  if (length === 0) return "Nothing needs attention. All documents are shown in full.";
  return `${length} document${length === 1 ? "" : "s"}`;
}

function Documents({ documents }: { documents: readonly UnfitDocument[] }) {
  return (
    <ol className={styles.documents}>
      {documents.map(({ id, type, title, problems }) => (
        <li key={id} className={styles.document}>
          <h2 className={styles.heading}>
            <bdi>{title}</bdi>
          </h2>
          <p className={styles.quiet}>
            {getTypeTitle(type)} · <code>{id}</code>
          </p>
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={`${problem.path} ${problem.omission}`}>
                <IntentLink
                  className={styles.link}
                  intent="edit"
                  params={{ id, type, path: problem.path }}
                >
                  <code>{problem.path}</code>
                </IntentLink>{" "}
                {describeProblem(problem)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
