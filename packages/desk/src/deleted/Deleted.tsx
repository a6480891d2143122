import { getTitle, getTypeTitle } from "@agency/content/translation";
import { useCallback, useEffect, useRef, useState } from "react";
import { useClient, useUser } from "sanity";
import { IntentLink } from "sanity/router";
import { formatTime } from "../time.ts";
import styles from "./deleted.module.css";
import { type DeletedDocument, fetchDeleted, getPublishedId, restore } from "./restore.ts";

const failed = "Can’t reach the server. Try again in a moment.";

/** Lists deletions of the last 30 days. Restoring makes a draft. */
export function Deleted() {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [documents, setDocuments] = useState<DeletedDocument[]>();
  const [restored, setRestored] = useState<DeletedDocument["document"]>();
  const [failure, setFailure] = useState("");
  const status = useRef<HTMLParagraphElement>(null);

  const load = useCallback(
    () => fetchDeleted(client).then(setDocuments, () => setFailure(failed)),
    [client],
  );
  useEffect(() => void load(), [load]);

  async function bringBack({ document }: DeletedDocument): Promise<void> {
    setFailure("");
    setRestored(undefined);
    try {
      await restore(client, document);
      setRestored(document);
      await load();
      // The button is gone.
      status.current?.focus();
    } catch (error) {
      const { statusCode } = error as { statusCode?: number };
      setFailure(
        statusCode === 403 ? "You don’t have permission to restore this. Ask an admin." : failed,
      );
    }
  }

  return (
    <div className={styles.root}>
      <p className={styles.quiet}>
        Deleted documents are kept for 30 days. Restore one as a draft, then publish it.
      </p>
      <p role="status" className={styles.status} ref={status} tabIndex={-1}>
        {failure || (documents?.length === 0 && !restored && "No deleted documents.")}
        {restored && (
          <>
            “<bdi>{getName(restored)}</bdi>” was restored as a draft.{" "}
            <IntentLink
              className={styles.link}
              intent="edit"
              params={{ id: getPublishedId(restored._id), type: restored._type }}
            >
              Open draft
            </IntentLink>
          </>
        )}
      </p>
      <ul className={styles.documents}>
        {documents?.map((one) => (
          <li key={one.document._id} className={styles.document}>
            <div>
              <h2 className={styles.heading}>
                <bdi>{getName(one.document)}</bdi>
              </h2>
              <p className={styles.quiet}>
                {getTypeTitle(one.document._type)} · {formatTime(one.deletedAt)}
                <Author id={one.author} />
              </p>
            </div>
            <button
              type="button"
              className={styles.control}
              aria-label={`Restore ${getName(one.document)}`}
              onClick={() => void bringBack(one)}
            >
              Restore
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Author({ id }: { id: string }) {
  const [user] = useUser(id);
  return user ? (
    <>
      {" "}
      · <bdi>{user.displayName}</bdi>
    </>
  ) : null;
}

/** Redirects have no title. */
const getName = (document: DeletedDocument["document"]): string =>
  document.from ??
  getTitle({ ...document, _id: `Untitled ${getTypeTitle(document._type).toLowerCase()}` });
