import { cleanUp } from "@agency/server/testing/cleanUp";
import { type Mails, mailEnv, startMail } from "@agency/server/testing/mail";
import { type TestSite, withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import { addVacancies, application, apply, createReference } from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountDeps, invite } from "../src/accounts/index.ts";
import { createAuthenticator } from "./support/authenticator.ts";
import { askInbox, getPeople, member } from "./support/members.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 0, notice: 0 });
const startSite = withTimeouts(startDefault, timeouts);

const recruiter = "recruiter@example.com";
let site: TestSite;
let mails: Mails;
let cookie: string;

beforeAll(async () => {
  mails = await startMail();
  site = await startSite(mailEnv(mails));
  await addVacancies(site.writer);
  cookie = await joinWithPasskey(await getPeople(site));
});
afterAll(cleanUp);

async function joinWithPasskey(deps: AccountDeps): Promise<string> {
  const { token } = await invite(deps, { email: recruiter, role: "recruiter", by: "cli" });
  const send = (path: string, body: object) =>
    fetch(`${site.url}/desk/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const asked = await (await send("invitation/passkey/options", { token })).json();
  const answer = createAuthenticator("https://www.agency.test").make(
    asked as { challenge: string },
  );
  const passkey = { name: "Phone", answer };
  const joined = await send("account", { token, name: "Rana", passkey });
  expect(joined.status).toBe(200);
  return joined.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

describe("someone with a passkey and no password", () => {
  it("is assigned an application, and notified of it", async () => {
    const admin = await member(site, await getPeople(site), "admin");
    const reference = await createReference(
      await apply(site.url, application("person@example.com")),
    );
    const listed = await askInbox(site, admin, ["GET", "/applications/people"]);
    expect(await listed.json()).toContainEqual({ email: recruiter, name: "Rana" });

    const path = `/applications/${reference}`;
    const assign = async () => {
      const { progress } = (await (await askInbox(site, admin, ["GET", path])).json()) as {
        progress: { rev: string };
      };
      const { rev } = progress;
      return (await askInbox(site, admin, ["PATCH", path, { rev, assignee: recruiter }])).status;
    };
    // The outbox may change the record between the read and the change.
    await until(async () => (await assign()) === 200);
    const after = await askInbox(site, admin, ["GET", path]);
    expect(await after.json()).toMatchObject({ progress: { assignee: recruiter } });
    await until(async () =>
      mails.received.some(
        ({ to, subject }) =>
          subject === "New applications: 1" && to?.some(({ address }) => address === recruiter),
      ),
    );
  });
});

describe("credentials of a proxy (HTTP Basic)", () => {
  const basic = `Basic ${Buffer.from("proxy:secret").toString("base64")}`;
  const query = encodeURIComponent("count(*[_id in path('drafts.**')])");
  const read = (headers: Record<string, string>) =>
    fetch(`${site.url}/content/v2023-05-03/data/query/production?query=${query}&perspective=raw`, {
      headers,
    });

  it("leave the session of the desk as it is", async () => {
    expect((await read({ Cookie: cookie })).status).toBe(200);
    expect((await read({ Cookie: cookie, Authorization: basic })).status).toBe(200);
    const account = await fetch(`${site.url}/desk/api/account`, {
      headers: { Cookie: cookie, Authorization: basic },
    });
    expect(account.status).toBe(200);
  });

  it("open nothing without a session", async () => {
    const { status } = await read({});
    expect(status).toBeGreaterThanOrEqual(400);
    expect((await read({ Authorization: basic })).status).toBe(status);
  });

  it("are not the token of the content service, which a session does not replace", async () => {
    expect((await read({ Cookie: cookie, Authorization: "Bearer wrong" })).status).not.toBe(200);
  });
});
