import type { Language } from "@agency/content/language";
import type { Writer } from "@agency/server/internal/records/store";
import type { Subscriber } from "@agency/server/internal/records/types";
import { getId } from "@agency/server/internal/settings/secret";
import { contentWriter } from "../../src/newsletter/issue.ts";
import type { Delivery, Sending } from "../../src/newsletter/records.ts";

const block = (text: string) => ({
  _type: "block",
  _key: "b",
  style: "normal",
  markDefs: [],
  children: [{ _type: "span", _key: "s", text, marks: [] }],
});

export const draft = (id = "one", more: object = {}) => ({
  _id: `drafts.${id}`,
  _type: "newsletterIssue",
  subject: `Issue ${id}`,
  preheader: "What it is about",
  slug: { _type: "slug", current: `issue-${id}` },
  number: 1,
  body: [block("Hello")],
  ar: { subject: `العدد ${id}`, body: [block("مرحبًا")] },
  ...more,
});

export const getContent = (writer: Writer): Writer => contentWriter(writer, "production");

export function subscriber(
  secret: string,
  email: string,
  language: Language = "en",
  more: Partial<Subscriber> = {},
): Omit<Subscriber, "_rev"> {
  const at = "2026-01-01T00:00:00.000Z";
  return {
    _id: `newsletterSubscriber.${getId(secret, email)}`,
    _type: "newsletterSubscriber",
    email,
    name: "",
    status: "active",
    source: "footer",
    products: [],
    language,
    consentVersion: "newsletter-1",
    consentText: "",
    consents: [],
    formId: email,
    subscribedAt: at,
    mail: { state: "sent", tries: 1, nextTryAt: at, sentAt: at },
    ...more,
  };
}

export async function addSubscribers(
  writer: Writer,
  people: Omit<Subscriber, "_rev">[],
): Promise<void> {
  for (let at = 0; at < people.length; at += 500)
    await writer.mutate(
      people.slice(at, at + 500).map((create) => ({ create })),
      { returnDocuments: false },
    );
}

export const getSending = (writer: Writer, issue = "one"): Promise<Sending | undefined> =>
  writer.getDocument<Sending & Record<string, unknown>>(`newsletterSending.${issue}`);

export const getDeliveries = (writer: Writer): Promise<Delivery[]> =>
  writer.fetch(`*[_type == "newsletterDelivery"]`);
