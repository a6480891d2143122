import { randomUUID } from "node:crypto";
import { pendingMail, type Writer } from "./store.ts";
import type { Fresh, Message } from "./types.ts";

/** The key makes storing idempotent. */
export const createMessageId = (key: string): string => `message.${key}`;

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

export const messagesAbout = (writer: Writer, ids: readonly string[]): Promise<Message[]> =>
  writer.fetch<Message[]>(`*[_type == "message" && record in $ids] | order(at asc)`, {
    ids: [...ids],
  });

export const getMessages = (record: string) => ({
  query: `*[_type == "message" && record == $record]`,
  params: { record },
});
