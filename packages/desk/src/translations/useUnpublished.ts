import {
  planPublication,
  publishedId,
  type Source,
  type Versions,
} from "@agency/content/translation";
import { useCallback, useEffect, useRef, useState } from "react";
import { useClient, useWorkspace, validateDocument } from "sanity";
import { findArabicError, findHindrance } from "./publication.ts";

export interface Unpublished {
  id: string;
  versions: Versions;
  /** Set if it cannot be published. */
  hindrance: string | undefined;
}

const draftsQuery = '*[_type in $types && _id in path("drafts.**")]._id';

interface UnpublishedList {
  list: readonly Unpublished[];
  /** Set if reading failed. */
  problem: string | undefined;
  reload: () => Promise<void>;
}

/** Reads documents with unpublished Arabic in their draft. Refreshes on focus. */
export function useUnpublished(source: Source, types: readonly string[]): UnpublishedList {
  const client = useClient({ apiVersion: "2025-02-19" });
  const workspace = useWorkspace();
  const [list, setList] = useState<readonly Unpublished[]>([]);
  const [problem, setProblem] = useState<string>();
  /** Ignores outdated responses. */
  const asked = useRef(0);

  const reload = useCallback(async () => {
    const own = ++asked.current;
    const read = async () => {
      const ids = await client.fetch<string[]>(draftsQuery, { types }, { perspective: "raw" });
      const documents = await source.documents(ids.flatMap((id) => [id, publishedId(id)]));
      const waiting = ids.map((id) => toUnpublished(id, documents)).filter(hasArabic);
      for (const one of waiting) {
        const { draft } = one.versions;
        if (one.hindrance || !draft) continue;
        const markers = await validateDocument({ document: draft, workspace });
        one.hindrance = findArabicError(markers);
      }
      return waiting;
    };
    try {
      const waiting = await read();
      if (own !== asked.current) return;
      setList(waiting);
      setProblem(undefined);
    } catch (error) {
      if (own === asked.current) setProblem((error as Error).message);
    }
  }, [client, source, types, workspace]);

  useEffect(() => {
    const look = () => void reload();
    look();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [reload]);

  return { list, problem, reload };
}

function toUnpublished(
  draftId: string,
  documents: Awaited<ReturnType<Source["documents"]>>,
): Unpublished {
  const draft = documents.find(({ _id }) => _id === draftId);
  const published = documents.find(({ _id }) => _id === publishedId(draftId));
  const versions = { ...(draft && { draft }), ...(published && { published }) };
  return { id: publishedId(draftId), versions, hindrance: findHindrance(versions) };
}

const hasArabic = ({ versions }: Unpublished): boolean =>
  versions.published
    ? planPublication(versions).mutations.length > 0
    : versions.draft?.ar !== undefined;
