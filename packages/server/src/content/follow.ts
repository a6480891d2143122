import { defaultTimeouts } from "../settings/timeouts.ts";
import type { Content } from "./content.ts";
import type { ContentEvent, ContentEvents } from "./events.ts";

/** What changes in a content service elsewhere. */
export interface FollowedChanges extends ContentEvents {
  /** Begins to listen, unless that was begun. */
  begin(): void;
  close(): void;
}

/** Tags whose last change is known by itself; with more of them everything counts as changed. */
const maxTags = 20_000;

/**
 * Follows the live events of a content service elsewhere, a Sanity project's for instance, once it is
 * begun. As long as nothing is heard, everything counts as changed every `defaultTimeouts.pageKept`.
 *
 * @param failed hears why nothing is heard; it is tried again
 */
export function followChanges(
  { place, writer, newest }: Pick<Content, "place" | "writer" | "newest">,
  failed: (error: unknown) => void,
): FollowedChanges {
  const last = new Map<string, number>();
  const listeners = new Set<(event: ContentEvent) => void>();
  let count = 0;
  /** The last change of everything. */
  let floor = 0;
  let isHeard = false;
  let line: { unsubscribe(): void } | undefined;
  let again: NodeJS.Timeout | undefined;

  function changedWhole(): void {
    last.clear();
    floor = ++count;
    tell();
  }
  function tell(): void {
    for (const listener of listeners) listener({});
  }
  const timer = setInterval(() => isHeard || changedWhole(), defaultTimeouts.pageKept).unref();

  function begin(): void {
    if (line) return;
    clearTimeout(again);
    const { dataset, token = "" } = place;
    const client = writer.withConfig({ dataset, apiVersion: "2025-02-19", token });
    // The client sends its token with this option alone. Events of drafts change no page.
    line = client.live.events({ includeDrafts: token !== "" }).subscribe({
      next(event) {
        if (event.type === "message") {
          count++;
          newest.event = event.id;
          for (const tag of event.tags) last.set(tag, count);
          if (last.size > maxTags) changedWhole();
          else tell();
          return;
        }
        // Whatever was changed while nothing was heard.
        if (event.type === "welcome" && !isHeard) changedWhole();
        if (event.type === "restart") changedWhole();
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
