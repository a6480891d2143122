import type { ChangeFeed, ContentChanges } from "@agency/content-lake";

export interface ContentEvent {
  /** Changed documents with their types; unset if any document may have changed. */
  documents?: readonly { id: string; type: string }[] | undefined;
  /** Position in the service's event log after this event; unset if it has none. */
  position?: string | undefined;
}

/** Events of the content service, embedded or followed. */
export interface ContentEvents extends ContentChanges {
  /** Returns the position after the last event, comparable across restarts. */
  position(): string | undefined;
  /** Calls the listener with each event from now on. Returns a function that stops it. */
  subscribe(listener: (event: ContentEvent) => void): () => void;
}

/** Returns the events of the embedded service. */
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
        // The service also ends its subscriptions when it stops.
        if (feed.position !== last) listener({ position: feed.position });
        last = feed.position;
      },
    );
  },
});
