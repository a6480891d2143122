import { defaultTimeouts } from "../settings/timeouts.ts";
import type { Content } from "./content.ts";
import type { ContentEvent, ContentEvents } from "./events.ts";

export interface RemoteChanges extends ContentEvents {
  begin(): void;
  close(): void;
}

/** Beyond it, an event invalidates everything. */
const maxTags = 20_000;

/**
 * Follows a remote content service's live events. Without a connection, invalidates everything
 * every `defaultTimeouts.pageKept`.
 * @param failed receives connection errors, which are retried
 */
export function followRemoteChanges(
  { place, writer, newest }: Pick<Content, "place" | "writer" | "newest">,
  failed: (error: unknown) => void,
): RemoteChanges {
  const last = new Map<string, number>();
  const listeners = new Set<(event: ContentEvent) => void>();
  let count = 0;
  /** Count at the last invalidation of everything. */
  let floor = 0;
  let isHeard = false;
  let line: { unsubscribe(): void } | undefined;
  let again: NodeJS.Timeout | undefined;

  function invalidateAll(): void {
    last.clear();
    floor = ++count;
    tell();
  }
  function tell(): void {
    for (const listener of listeners) listener({});
  }
  const timer = setInterval(() => isHeard || invalidateAll(), defaultTimeouts.pageKept).unref();

  function begin(): void {
    if (line) return;
    clearTimeout(again);
    const { dataset, token = "" } = place;
    const client = writer.withConfig({ dataset, apiVersion: "2025-02-19", token });
    // The client sends its token only with this option. Draft events change no page.
    line = client.live.events({ includeDrafts: token !== "" }).subscribe({
      next(event) {
        if (event.type === "message") {
          count++;
          newest.event = event.id;
          for (const tag of event.tags) last.set(tag, count);
          if (last.size > maxTags) invalidateAll();
          else tell();
          return;
        }
        // Covers changes missed while disconnected.
        if (event.type === "welcome" && !isHeard) invalidateAll();
        if (event.type === "restart") invalidateAll();
        isHeard = event.type === "welcome" || event.type === "restart";
      },
      error(error: unknown) {
        isHeard = false;
        line = undefined;
        failed(error);
        again = setTimeout(begin, defaultTimeouts.pageKept).unref();
      },
    });
  }

  return {
    begin,
    count: () => count,
    last: (tags) =>
      tags ? tags.reduce((max, tag) => Math.max(max, last.get(tag) ?? 0), floor) : count,
    id: () => newest.event,
    position: () => undefined,
    subscribe(listener) {
      begin();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      clearInterval(timer);
      clearTimeout(again);
      line?.unsubscribe();
    },
  };
}
