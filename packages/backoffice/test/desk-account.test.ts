import { createWriter } from "@agency/content/writer";
import { loadSecret } from "@agency/server/internal/settings/secret";
import { cleanUp } from "@agency/server/testing/cleanUp";
import type { TestSite } from "@agency/server/testing/startSite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { invite, listPeople, purgeAuditLog } from "../src/accounts/index.ts";
import { deskDataset } from "../src/dataset.ts";
import type { Role } from "../src/roles.ts";
import { createAuthenticator } from "./support/authenticator.ts";
import { resetLink } from "./support/members.ts";
import { startSite } from "./support/startSite.ts";

const password = "correct horse battery staple";
const other = "another battery of horses";

let site: TestSite;
let deps: { writer: ReturnType<typeof createWriter>; secret: string };

beforeEach(async () => {
  site = await startSite();
  const writer = createWriter({
    ...{ projectId: "local", dataset: deskDataset },
    ...{ token: site.token, apiHost: site.content },
  });
  deps = { writer, secret: await loadSecret(site.dataDir, undefined) };
});
afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

interface Body {
  error?: { code: string };
  challenge: string;
  email: string;
  key: string;
  passkeys: { key: string; name: string; usedAt: string | null }[];
  sessions: { id: string; device: string; isCurrent: boolean }[];
  isConfirmed: boolean;
  rows: { id: string; at: string }[];
  isMore: boolean;
}

interface Answer {
  status: number;
  cookie: string;
  body: Body;
}

interface PersonRow {
  id: string;
  email: string;
  invitedUntil: string | null;
}

async function call(path: string, body?: object, Cookie = "", method = "POST"): Promise<Answer> {
  const response = await fetch(`${site.url}/desk/api/${path}`, {
    method,
    headers: {
      "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      ...(body && { "Content-Type": "application/json" }),
      ...(Cookie && { Cookie }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    cookie: response.headers.get("Set-Cookie")?.split(";")[0] ?? "",
    body: (await response.json()) as Body,
  };
}

const getCode = ({ status, body }: Answer) => [status, body.error?.code];
const get = (path: string, cookie: string) => call(path, undefined, cookie, "GET");
const remove = (path: string, cookie: string) => call(path, undefined, cookie, "DELETE");

const invited = async (email: string, role: Role = "editor") =>
  (await invite(deps, { email, role, by: "cli" })).token;

async function member(role: Role = "editor"): Promise<string> {
  const token = await invited(`${role}@example.com`, role);
  const { cookie, status } = await call("account", { token, name: role, password });
  expect(status).toBe(200);
  return cookie;
}

async function addPasskey(cookie: string, name = "My phone") {
  const device = createAuthenticator(site.url);
  const { body: asked } = await call("account/passkeys/options", {}, cookie);
  const added = await call("account/passkeys", { name, answer: device.make(asked) }, cookie);
  expect(added.status).toBe(200);
  return { device, key: added.body.key };
}

type Device = ReturnType<typeof createAuthenticator>;

async function signInWith(device: Device, signs?: Parameters<Device["use"]>[1]) {
  const { body: asked } = await call("session/passkey/options", {});
  return call("session/passkey", { answer: device.use(asked, signs) });
}

const getPeople = async (cookie: string) =>
  (await get("people", cookie)).body as unknown as PersonRow[];

const getTraces = () =>
  deps.writer.fetch<{ what: string; way?: string }[]>(`*[_type == "trace"] | order(at asc)`);

describe("a passkey", () => {
  it("is chosen in the place of a password by who was invited", async () => {
    const token = await invited("nora@example.com");
    const device = createAuthenticator(site.url);
    const { body: asked } = await call("invitation/passkey/options", { token });
    expect(asked).toMatchObject({
      rp: { id: "localhost" },
      user: { name: "nora@example.com" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const passkey = { name: "Laptop", answer: device.make(asked) };
    const joined = await call("account", { token, name: "Nora", passkey });
    expect([joined.status, joined.body.email]).toEqual([200, "nora@example.com"]);
    expect(await get("account", joined.cookie)).toMatchObject({
      body: { hasPassword: false, passkeys: [{ name: "Laptop", usedAt: null }] },
    });
    expect(getCode(await call("session", { email: "nora@example.com", password }))).toEqual([
      401,
      "credentials-wrong",
    ]);
    expect((await signInWith(device)).body).toMatchObject({ email: "nora@example.com" });
  });

  it("signs in beside the password, and leaves a trace of both", async () => {
    const cookie = await member();
    const { device } = await addPasskey(cookie);
    expect((await signInWith(device)).status).toBe(200);
    expect((await call("session", { email: "editor@example.com", password })).status).toBe(200);
    const ways = (await getTraces()).filter(({ what }) => what === "signed-in");
    expect(ways.map(({ way }) => way)).toEqual(["password", "passkey", "password"]);
    const [shown] = (await get("account", cookie)).body.passkeys;
    expect(shown?.usedAt).toMatch(/^2/);
    const stored = JSON.stringify(await deps.writer.fetch("*"));
    expect(stored).not.toContain("clientDataJSON");
  });

  it("is refused where its device has not checked who holds it, and where it was asked elsewhere", async () => {
    const { device } = await addPasskey(await member());
    const refused = [401, "passkey-wrong"];
    expect(getCode(await signInWith(device, { isVerified: false }))).toEqual(refused);
    expect(getCode(await signInWith(device, { origin: "https://elsewhere.example" }))).toEqual(
      refused,
    );
    expect(getCode(await signInWith(createAuthenticator(site.url)))).toEqual(refused);
    expect(
      (await getTraces()).filter(({ way }) => way === "passkey").map(({ what }) => what),
    ).toEqual(["refused", "refused"]);
    expect((await signInWith(device)).status).toBe(200);
  });

  it("is refused where somebody has made a copy of it", async () => {
    const { device } = await addPasskey(await member());
    expect((await signInWith(device, { counter: 7 })).status).toBe(200);
    expect((await signInWith(device, { counter: 7 })).status).toBe(401);
    expect((await signInWith(device, { counter: 8 })).status).toBe(200);
  });

  it("answers each challenge once, within five minutes, and for what it was asked", async () => {
    const cookie = await member();
    const { device } = await addPasskey(cookie);
    const { body: asked } = await call("session/passkey/options", {});
    const answer = device.use(asked);
    const answers = await Promise.all([1, 2].map(() => call("session/passkey", { answer })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);

    const { body: confirming } = await call("account/confirmation/passkey/options", {}, cookie);
    expect((await call("session/passkey", { answer: device.use(confirming) })).status).toBe(401);
    const made = device.use({ challenge: "made-up", rpId: "localhost" });
    expect((await call("session/passkey", { answer: made })).status).toBe(401);

    const { body: late } = await call("session/passkey/options", {});
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1, toFake: ["Date"] });
    expect((await call("session/passkey", { answer: device.use(late) })).status).toBe(401);
  });

  it("is nobody's who has left", async () => {
    const admin = await member("admin");
    const { device } = await addPasskey(await member("editor"));
    const { id } = (await getPeople(admin)).find(
      ({ email }) => email === "editor@example.com",
    ) as PersonRow;
    expect((await remove(`people/${id}`, admin)).status).toBe(200);
    expect((await signInWith(device)).status).toBe(401);
    const stored = (await listPeople(deps.writer)).find((one) => one._id === id);
    expect(stored).not.toHaveProperty("passkeys");
  });

  it("gives way to what is chosen by a reset", async () => {
    const { device } = await addPasskey(await member());
    const token = await resetLink(deps, "editor@example.com");
    expect((await call("account", { token, name: "Nora", password: other })).status).toBe(200);
    expect((await signInWith(device)).status).toBe(401);
  });

  it("is refused when malformed, and after a flood of wrong ones from a network", async () => {
    for (const answer of [undefined, {}, { id: "x" }, "text"])
      expect((await call("session/passkey", { answer })).status).toBe(422);
    const nonsense = {
      ...{ id: "x", rawId: "x", type: "public-key", clientExtensionResults: {} },
      response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" },
    };
    expect((await call("session/passkey", { answer: nonsense })).status).toBe(401);
    for (let tries = 1; tries < 100; tries++)
      expect((await call("session/passkey", { answer: nonsense })).status).toBe(401);
    expect((await call("session/passkey", { answer: nonsense })).status).toBe(429);
    expect((await call("session/passkey/options", {})).status).toBe(200);
  });
});

describe("one's own account", () => {
  const shown = async (cookie: string) => (await get("account", cookie)).body;

  it("is nobody's who is not signed in", async () => {
    expect(getCode(await get("account", ""))).toEqual([401, "signed-out"]);
    for (const [path, method] of [
      ["account/password", "PUT"],
      ["account/passkeys", "POST"],
      ["account/passkeys/options", "POST"],
      ["account/sessions", "DELETE"],
      ["account/confirmation", "POST"],
    ] as const)
      expect((await call(path, {}, "", method)).status, path).toBe(401);
  });

  it("names, renames and removes passkeys, and sessions begun with a removed one end", async () => {
    const cookie = await member();
    const { device, key } = await addPasskey(cookie, "Phone");
    const { cookie: phone } = await signInWith(device);
    expect(
      (await call(`account/passkeys/${key}`, { name: "Old phone" }, cookie, "PATCH")).status,
    ).toBe(200);
    expect((await shown(cookie)).passkeys).toMatchObject([{ key, name: "Old phone" }]);
    expect((await remove(`account/passkeys/${key}`, cookie)).status).toBe(200);
    expect((await shown(cookie)).passkeys).toEqual([]);
    expect((await get("session", phone)).status).toBe(401);
    expect((await signInWith(device)).status).toBe(401);
    expect((await remove(`account/passkeys/${key}`, cookie)).status).toBe(404);
  });

  it("keeps the only way in", async () => {
    const token = await invited("nora@example.com");
    const device = createAuthenticator(site.url);
    const { body: asked } = await call("invitation/passkey/options", { token });
    const passkey = { name: "Laptop", answer: device.make(asked) };
    const { cookie } = await call("account", { token, name: "Nora", passkey });
    const key = (await shown(cookie)).passkeys[0]?.key;
    expect(getCode(await remove(`account/passkeys/${key}`, cookie))).toEqual([409, "last-way"]);
    await call("account/password", { password }, cookie, "PUT");
    expect((await remove(`account/passkeys/${key}`, cookie)).status).toBe(200);
  });

  it("changes the password, which ends the other sessions", async () => {
    const cookie = await member();
    const elsewhere = (await call("session", { email: "editor@example.com", password })).cookie;
    expect(getCode(await call("account/password", { password: "short" }, cookie, "PUT"))).toEqual([
      422,
      "fields-invalid",
    ]);
    expect((await call("account/password", { password: other }, cookie, "PUT")).status).toBe(200);
    expect([
      (await get("session", cookie)).status,
      (await get("session", elsewhere)).status,
    ]).toEqual([200, 401]);
    const signIn = (word: string) =>
      call("session", { email: "editor@example.com", password: word });
    expect([(await signIn(password)).status, (await signIn(other)).status]).toEqual([401, 200]);
  });

  it("asks once more who it is before it opens another way in", async () => {
    const cookie = await member();
    const { device, key } = await addPasskey(cookie);
    const needed = [403, "confirmation-needed"];
    vi.useFakeTimers({ now: Date.now() + 10 * 60_000 + 1, toFake: ["Date"] });
    expect((await shown(cookie)).isConfirmed).toBe(false);
    expect(getCode(await call("account/password", { password: other }, cookie, "PUT"))).toEqual(
      needed,
    );
    expect(getCode(await call("account/passkeys/options", {}, cookie))).toEqual(needed);
    expect(getCode(await remove(`account/passkeys/${key}`, cookie))).toEqual(needed);

    expect(getCode(await call("account/confirmation", { password: other }, cookie))).toEqual([
      401,
      "credentials-wrong",
    ]);
    expect((await call("account/confirmation", { password }, cookie)).status).toBe(200);
    expect((await call("account/passkeys/options", {}, cookie)).status).toBe(200);

    vi.setSystemTime(Date.now() + 10 * 60_000 + 1);
    const { body: asked } = await call("account/confirmation/passkey/options", {}, cookie);
    const answer = device.use(asked);
    expect((await call("account/confirmation/passkey", { answer }, cookie)).status).toBe(200);
    expect((await remove(`account/passkeys/${key}`, cookie)).status).toBe(200);
  });

  it("is not confirmed by somebody else's passkey", async () => {
    const { device } = await addPasskey(await member("admin"));
    const cookie = await member("editor");
    const { body: asked } = await call("account/confirmation/passkey/options", {}, cookie);
    const answer = device.use(asked);
    expect((await call("account/confirmation/passkey", { answer }, cookie)).status).toBe(401);
  });

  it("shows where one is signed in, and ends it there", async () => {
    const cookie = await member();
    const sign = () => call("session", { email: "editor@example.com", password });
    const [one, two] = [(await sign()).cookie, (await sign()).cookie];
    const { sessions } = await shown(cookie);
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions[0]?.device).toBe("Firefox, Linux");
    const mine = (await shown(one)).sessions.find(({ isCurrent }) => isCurrent);
    expect((await remove(`account/sessions/${mine?.id}`, cookie)).status).toBe(200);
    expect((await get("session", one)).status).toBe(401);
    await remove("account/sessions", cookie);
    expect([(await get("session", two)).status, (await get("session", cookie)).status]).toEqual([
      401, 200,
    ]);
  });

  it("ends no session of anybody else", async () => {
    const admin = await member("admin");
    const editor = await member("editor");
    const [theirs] = (await shown(admin)).sessions;
    await remove(`account/sessions/${theirs?.id}`, editor);
    expect((await get("session", admin)).status).toBe(200);
  });

  it("is changed from no other site's page", async () => {
    const cookie = await member();
    const { key } = await addPasskey(cookie);
    const elsewhere = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
    for (const [path, method] of [
      ["password", "PUT"],
      [`passkeys/${key}`, "DELETE"],
      ["sessions", "DELETE"],
    ] as const) {
      const { status } = await fetch(`${site.url}/desk/api/account/${path}`, {
        method,
        headers: { Cookie: cookie, "Content-Type": "application/json", ...elsewhere },
        ...(method === "PUT" && { body: JSON.stringify({ password: other }) }),
      });
      expect(status, path).toBe(403);
    }
  });
});

describe("the people of the staff", () => {
  it("are told to admins with how they sign in and where they are signed in", async () => {
    const admin = await member("admin");
    await addPasskey(await member("editor"));
    await invited("omar@example.com", "recruiter");
    const rows = await getPeople(admin);
    expect(rows).toMatchObject([
      { email: "admin@example.com", isMe: true, hasPassword: true, passkeys: 0 },
      { email: "editor@example.com", passkeys: 1, sessions: [{ device: "Firefox, Linux" }] },
      { email: "omar@example.com", isInvited: true, hasPassword: false, sessions: [] },
    ]);
    expect(rows[2]?.invitedUntil).toMatch(/^2/);
    expect(JSON.stringify(rows)).not.toMatch(/digest|publicKey|correct horse/);
  });

  it("are signed out by an admin, who is not", async () => {
    const admin = await member("admin");
    const editor = await member("editor");
    const [me, they] = await getPeople(admin);
    expect((await remove(`people/${me?.id}/sessions`, admin)).status).toBe(403);
    expect((await remove(`people/${they?.id}/sessions`, editor)).status).toBe(403);
    expect((await remove(`people/${they?.id}/sessions`, admin)).status).toBe(200);
    expect((await get("session", editor)).status).toBe(401);
    expect((await get("session", admin)).status).toBe(200);
  });
});

describe("the traces", () => {
  it("are told to admins alone, by name and by page, the newest first", async () => {
    const admin = await member("admin");
    const editor = await member("editor");
    expect(getCode(await get("people/traces", editor))).toEqual([403, "role-forbidden"]);
    const first = (await get("people/traces", admin)).body;
    expect(first).toMatchObject({
      isMore: false,
      rows: [
        { what: "signed-in", by: "editor", whom: "editor", way: "password" },
        { what: "accepted", by: "editor" },
        { what: "invited", by: "cli", whom: "editor", role: "editor" },
        { what: "signed-in", by: "admin" },
        { what: "accepted" },
        { what: "invited" },
      ],
    });
    const at = "2026-01-01T00:00:00.000Z";
    const old = Array.from({ length: 60 }, (_, index) => ({
      ...{ _id: `trace.old-${String(index).padStart(2, "0")}`, _type: "trace", at },
      ...{ what: "refused", by: "x", whom: "x" },
    }));
    const transaction = deps.writer.transaction();
    for (const one of old) transaction.create(one);
    await transaction.commit();
    const seen: string[] = [];
    for (let last = { at: "", after: "" }, isMore = true; isMore; ) {
      const query = last.at ? `?${new URLSearchParams(last)}` : "";
      const { body: page } = await get(`people/traces${query}`, admin);
      seen.push(...page.rows.map(({ id }) => id));
      isMore = page.isMore;
      const { at: moment = "", id = "" } = page.rows.at(-1) ?? {};
      last = { at: moment, after: id };
    }
    expect(seen).toHaveLength(66);
    expect(new Set(seen).size).toBe(66);
  });

  it("are deleted once they are older than what is kept", async () => {
    await member("admin");
    const before = new Date(Date.now() - 60 * 60_000).toISOString();
    await deps.writer.create({ _id: "trace.old", _type: "trace", at: "2020-01-01T00:00:00Z" });
    await purgeAuditLog(deps.writer, before);
    const left = await getTraces();
    expect(left.map(({ what }) => what)).toEqual(["invited", "accepted", "signed-in"]);
  });
});
