import { randomUUID } from "node:crypto";
import { pendingMail, type Writer } from "./store.ts";
import type { Fresh, Message } from "./types.ts";

/** The id of a message; by a key that was made elsewhere, what comes twice is one. */
export const createMessageId = (key: string): string => `message.${key}`;

/** A message that is about to be stored; the outbox sends it. */
export function freshMessage(
  {
    key = randomUUID(),
    ...message
  }: Omit<Fresh<Message>, "_id" | "_type" | "at" | "mail"> & { key?: string },
  now = new Date(),
): Fresh<Message> {
  return {
    _id: createMessageId(key),
    _type: "message",
    ...message,
    at: now.toISOString(),
    mail: pendingMail(now),
  };
}

/** The messages about some records, oldest first. */
export const messagesAbout = (writer: Writer, ids: readonly string[]): Promise<Message[]> =>
  writer.fetch<Message[]>(`*[_type == "message" && record in $ids] | order(at asc)`, {
    ids: [...ids],
  });

/** Finds the messages about a record, to be deleted with it. */
export const getMessages = (record: string) => ({
  query: `*[_type == "message" && record == $record]`,
  params: { record },
});
