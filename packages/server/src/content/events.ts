import type { ChangeFeed, ContentChanges } from "@agency/content-lake";

export interface ContentEvent {
  /** Unset if any document may have changed. */
  documents?: readonly { id: string; type: string }[] | undefined;
  /** Position in the event log, if any. */
  position?: string | undefined;
}

export interface ContentEvents extends ContentChanges {
  /** Comparable across restarts. */
  position(): string | undefined;
  /** Returns the unsubscribe function. */
  subscribe(listener: (event: ContentEvent) => void): () => void;
}

/** Adapts a change feed. Missed changes give an event without documents. */
export const toContentEvents = (feed: ChangeFeed): ContentEvents => ({
  count: () => feed.count(),
  last: (tags) => feed.last(tags),
  position: () => feed.position,
  subscribe(listener) {
    let last = feed.position;
    return feed.subscribe(
      ({ documents, position }) => {
        last = position;
        const changed = documents.flatMap(({ id, before, after }) =>
          [before, after].flatMap((one) => (one ? [{ id, type: one._type }] : [])),
        );
        listener({ documents: changed, position });
      },
      () => {
        // The service also ends subscriptions when it stops.
        if (feed.position !== last) listener({ position: feed.position });
        last = feed.position;
      },
    );
  },
});
