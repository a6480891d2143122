import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import pino from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { createAgencyStore } from "../src/waitlist/agency.ts";
import { createWaitlistMailer } from "../src/waitlist/mailer.ts";
import { openPostgresStore } from "../src/waitlist/postgres.ts";
import { openSqliteStore } from "../src/waitlist/sqlite.ts";
import type { WaitlistEntry, WaitlistStore } from "../src/waitlist/store.ts";
import { cleanUp, onCleanUp, temporaryFolder } from "./support/cleanUp.ts";
import { startMail } from "./support/mail.ts";
import { listen } from "./support/ports.ts";
import { startPostgres } from "./support/postgres.ts";
import { startSite } from "./support/startSite.ts";
import { until } from "./support/wait.ts";

afterEach(cleanUp);

const entry = (email: string): WaitlistEntry => ({
  id: randomUUID(),
  email,
  language: "en",
  consentVersion: "newsletter-1",
  consentText: "We write to you once.",
});

type Open = () => Promise<WaitlistStore>;

/** Each returned function opens one more instance of the same list. */
const databases: Record<string, (() => Promise<Open>) | undefined> = {
  SQLite: async () => {
    const path = join(temporaryFolder(), "waitlist.db");
    return () => openSqliteStore(path);
  },
  PostgreSQL:
    startPostgres &&
    (async (start = startPostgres) => {
      const url = (await start?.()) ?? "";
      return () => openPostgresStore(url);
    }),
};

async function openMailer(store: WaitlistStore, smtpUrl: string) {
  if (!store.confirmations) throw new Error("The store confirms nothing.");
  const mailer = createWaitlistMailer({
    confirmations: store.confirmations,
    path: "/confirm",
    log: pino({ level: "silent" }),
    origin: "https://site.test",
    from: { name: "Site", address: "hello@site.test" },
    smtpUrl,
    folder: "",
    compose: ({ url }) => ({ subject: "Confirm", text: url }),
  });
  onCleanUp(async () => {
    await mailer.close();
    await store.close();
  });
  return mailer;
}

describe.each(Object.entries(databases))("a list in %s", (_name, start) => {
  it.skipIf(!start)("stores and mails each address once, with two instances", async () => {
    const open = await (start as () => Promise<Open>)();
    const mails = await startMail();
    // Both create the table.
    const stores = await Promise.all([open(), open()]);
    const mailers = await Promise.all(stores.map((store) => openMailer(store, mails.url)));
    const addresses = Array.from({ length: 30 }, (_, index) => `visitor${index}@example.com`);
    await Promise.all(
      addresses.flatMap((address) =>
        [...stores, ...stores].map(async (store, index) => {
          await store.add(entry(index % 2 ? address : address.toUpperCase()));
          mailers[index % 2]?.trigger();
        }),
      ),
    );
    await until(() => {
      for (const mailer of mailers) mailer.trigger();
      return mails.received.length >= addresses.length;
    });
    // Sends what is still due.
    for (const mailer of mailers) await mailer.close();
    const recipients = mails.received.map(({ to }) => to?.[0]?.address?.toLowerCase());
    expect(recipients.sort()).toEqual([...addresses].sort());
  });

  it.skipIf(!start)("mails again after a failure, and confirms once for all", async () => {
    const open = await (start as () => Promise<Open>)();
    const [first, second] = [await open(), await open()];
    onCleanUp(() => Promise.all([first.close(), second.close()]));
    await first.add(entry("mariam@example.com"));
    const at = (seconds: number) => new Date(Date.now() + 1_000 * seconds);
    const claimed = await first.confirmations?.claim(at(0), at(60));
    expect(claimed).toMatchObject({ email: "mariam@example.com", language: "en", tries: 1 });
    const token = claimed?.token ?? "";
    expect(await second.confirmations?.claim(at(0), at(60))).toBeUndefined();
    await first.confirmations?.postpone(token, at(30));
    expect(await second.confirmations?.claim(at(29), at(90))).toBeUndefined();
    expect(await second.confirmations?.claim(at(31), at(90))).toMatchObject({ tries: 2 });
    // An instance that ended without an outcome.
    expect(await first.confirmations?.claim(at(91), at(150))).toMatchObject({ tries: 3, token });
    expect(await second.confirmations?.confirm(token, at(0))).toBe(true);
    expect(await first.confirmations?.confirm(token, at(0))).toBe(true);
    expect(await first.confirmations?.confirm("another", at(0))).toBe(false);
    expect(await first.confirmations?.claim(at(200), at(260))).toBeUndefined();
  });
});

describe("a list on the agency's server", () => {
  it("is that of its newsletter", async () => {
    const site = await startSite({ NEWSLETTER_CONFIRM: "yes" });
    const store = createAgencyStore(`${site.url}/api/newsletter`);
    expect(store.confirmations).toBeUndefined();
    for (let time = 0; time < 2; time++) await store.add(entry("mariam@example.com"));
    const stored = (await site.subscribers()).map(({ email, status }) => [email, status]);
    expect(stored).toEqual([["mariam@example.com", "pending"]]);
    const unknown = { ...entry("omar@example.com"), consentVersion: "unknown" };
    await expect(store.add(unknown)).rejects.toMatchObject({
      code: "422 fields-invalid consentVersion",
    });
  });

  it("gets the query's fields, and gives back what is wrong with an address", async () => {
    const got: unknown[] = [];
    const read = async (request: IncomingMessage) => {
      let text = "";
      for await (const part of request) text += String(part);
      got.push([request.url, JSON.parse(text)]);
    };
    const server = createServer((request, response) => {
      void read(request).then(() => {
        response.statusCode = 422;
        const fields = [{ field: "email", code: "email-international" }];
        response.end(JSON.stringify({ error: { code: "fields-invalid", fields } }));
      });
    });
    const port = await listen(server);
    onCleanUp(() => server.close());
    const store = createAgencyStore(`http://127.0.0.1:${port}/api/newsletter?product=gymestry`);
    const { consentText, ...sent } = entry("لیلى@example.com");
    await expect(store.add({ consentText, ...sent })).rejects.toMatchObject({
      code: "fields-invalid",
      fields: [{ field: "email", code: "email-international" }],
    });
    expect(got).toEqual([
      ["/api/newsletter", { ...sent, product: "gymestry", elapsed: expect.any(Number) }],
    ]);
  });
});
