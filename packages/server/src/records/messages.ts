import { randomUUID } from "node:crypto";
import { createPendingMail, type Writer } from "./store.ts";
import type { Message, NewDocument } from "./types.ts";

/** Returns a message's document id. The key makes storing idempotent. */
export const createMessageId = (key: string): string => `message.${key}`;

/** Creates a message, mailed by the outbox once stored. */
export function createMessage(
  {
    key = randomUUID(),
    ...message
  }: Omit<NewDocument<Message>, "_id" | "_type" | "at" | "mail"> & { key?: string },
  now = new Date(),
): NewDocument<Message> {
  return {
    _id: createMessageId(key),
    _type: "message",
    ...message,
    at: now.toISOString(),
    mail: createPendingMail(now),
  };
}

/** Fetches messages about the records, oldest first. */
export const fetchMessages = (writer: Writer, ids: readonly string[]): Promise<Message[]> =>
  writer.fetch<Message[]>(`*[_type == "message" && record in $ids] | order(at asc)`, {
    ids: [...ids],
  });

/** Selects a record's messages, for deletion by query. */
export const getMessagesFilter = (record: string) => ({
  query: `*[_type == "message" && record == $record]`,
  params: { record },
});
