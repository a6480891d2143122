import { createWriter } from "@agency/content/writer";
import { loadSecret } from "@agency/server/internal/settings/secret";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { type TestSite, withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { end, invite, listPeople } from "../src/accounts/index.ts";
import { deskDataset } from "../src/dataset.ts";
import { type Role, roles } from "../src/roles.ts";
import { resetLink } from "./support/members.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ attempt: 0 });
const startSite = withTimeouts(startDefault, timeouts);

const password = "correct horse battery staple";

let site: TestSite;
let deps: { writer: ReturnType<typeof createWriter>; secret: string };

const getWriter = (dataset: string) =>
  createWriter({ projectId: "local", dataset, token: site.token, apiHost: site.content });

async function fill(): Promise<void> {
  const post = { _id: "post", _type: "blogPost", title: "Title", ar: { title: "عنوان" } };
  const transaction = getWriter("production").transaction([{ delete: { id: "drafts.job" } }]);
  await transaction
    .createOrReplace(post)
    .createOrReplace({ ...post, _id: "drafts.post", title: "Draft" })
    .createOrReplace({ _id: "job", _type: "jobVacancy", title: "Title" })
    .commit();
}

beforeEach(async () => {
  site = await startSite();
  deps = { writer: getWriter(deskDataset), secret: await loadSecret(site.dataDir, undefined) };
  await fill();
  await site.writer.create({ _id: "jobApplication.a", _type: "jobApplication" });
});
afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

const call = (path: string, body: object, headers: Record<string, string> = {}, method = "POST") =>
  fetch(`${site.url}/desk/api/${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const getCookie = (response: Response): string =>
  response.headers.get("Set-Cookie")?.split(";")[0] ?? "";

const invited = (email: string, role: Role = "editor") => invite(deps, { email, role, by: "cli" });

async function member(role: Role, email = `${role}@example.com`): Promise<string> {
  const { token } = await invited(email, role);
  const response = await call("account", { token, name: role, password });
  expect(response.status).toBe(200);
  return getCookie(response);
}

const session = (cookie: string) =>
  fetch(`${site.url}/desk/api/session`, { headers: { Cookie: cookie } });

const getCode = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code;

describe("an invitation", () => {
  it("works once", async () => {
    const { token } = await invited("nora@example.com");
    const seen = await call("invitation", { token });
    expect(await seen.json()).toMatchObject({ email: "nora@example.com", role: "editor" });
    const answers = await Promise.all(
      ["One", "Two"].map((name) => call("account", { token, name, password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const refused = await call("account", { token, name: "Three", password });
    expect([refused.status, await getCode(refused)]).toEqual([403, "link-invalid"]);
  });

  it("ends after three days", async () => {
    const { token } = await invited("nora@example.com");
    vi.useFakeTimers({ now: Date.now() + 3 * 86_400_000 + 1000, toFake: ["Date"] });
    expect((await call("invitation", { token })).status).toBe(403);
    expect((await call("account", { token, name: "Nora", password })).status).toBe(403);
  });

  it("is replaced by the next one, for the same person under any spelling", async () => {
    const { token } = await invited("nora@example.com");
    await invited(" Nora@Example.com ", "admin");
    expect((await call("invitation", { token })).status).toBe(403);
    const people = await listPeople(deps.writer);
    expect(people.map(({ email, role }) => [email, role])).toEqual([["nora@example.com", "admin"]]);
  });

  it("asks for a name, and a password of 15 characters", async () => {
    const { token } = await invited("nora@example.com");
    const response = await call("account", { token, name: " ", password: "short" });
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as { error: { fields: unknown } };
    expect(error.fields).toEqual([
      { field: "name", code: "required" },
      { field: "password", code: "password-short" },
    ]);
  });

  it("is kept as a digest, and so are password and session", async () => {
    const { token } = await invited("nora@example.com");
    const cookie = getCookie(await call("account", { token, name: "Nora", password }));
    const other = await invited("omar@example.com");
    const stored = JSON.stringify(await deps.writer.fetch("*"));
    const secrets = [token, other.token, password, cookie.split("=")[1] ?? ""];
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
  });
});

describe("signing in", () => {
  const signIn = (email: string, word = password) => call("session", { email, password: word });

  it("takes address and password, and says nothing of which was wrong", async () => {
    await member("editor");
    const right = await signIn("Editor@example.com");
    expect(await right.json()).toMatchObject({ email: "editor@example.com", role: "editor" });
    const answers = [
      await signIn("editor@example.com", "another battery of horses"),
      await signIn("nobody@example.com"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    const [wrong, unknown] = await Promise.all(answers.map((answer) => answer.text()));
    expect(wrong).toBe(unknown);
  });

  it("knows a password by its letters, however they were put together", async () => {
    const { token } = await invited("zoe@example.com");
    await call("account", {
      token,
      name: "Zoe",
      password: "caf\u00e9 zebra ombr\u00e9 walnut",
    });
    const apart = "cafe\u0301 zebra ombre\u0301 walnut";
    expect((await signIn("zoe@example.com", apart)).status).toBe(200);
  });

  it("gives a cookie that no script reads and other sites send only with a link", async () => {
    await member("editor");
    const cookies = (await signIn("editor@example.com")).headers.getSetCookie();
    expect(cookies).toEqual([
      expect.stringMatching(/^desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(
        /^desk-device=[\w~-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  it("gives one for HTTPS alone where the site is reached by it", async () => {
    await site.stop();
    site = await startSite({ SITE_URL: "https://www.example.com" });
    deps = { writer: getWriter(deskDataset), secret: await loadSecret(site.dataDir, undefined) };
    const { token } = await invited("nora@example.com");
    const Origin = "https://www.example.com";
    const response = await call("account", { token, name: "Nora", password }, { Origin });
    expect(response.headers.get("Set-Cookie")).toMatch(/^__Host-desk=[^;]+; Path=\/;.* Secure/);
  });

  it("is never refused because of others' wrong passwords", async () => {
    await member("editor");
    for (let tries = 0; tries < 30; tries++)
      expect((await signIn("editor@example.com", "another battery of horses")).status).toBe(401);
    expect((await signIn("editor@example.com")).status).toBe(200);
  });

  it("is refused from another site's page, and so is every call with its cookie", async () => {
    const Cookie = await member("admin");
    const elsewhere = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
    const email = "admin@example.com";
    const calls = [
      call("session", { email, password }, elsewhere),
      call("people", { email: "x@example.com", role: "admin" }, { Cookie, ...elsewhere }),
      fetch(`${site.url}/content/v2024-01-01/data/query/production?query=*`, {
        headers: { Cookie, ...elsewhere },
      }),
      fetch(`${site.url}/content/v2024-01-01/auth/logout`, {
        method: "POST",
        headers: { Cookie, ...elsewhere },
      }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await session(Cookie)).status).toBe(200);
  });

  it("lets a link on another site open pages, but no content with the session's rights", async () => {
    const Cookie = await member("admin");
    const link = { Cookie, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document" };
    const open = (path: string) => fetch(site.url + path, { headers: link, redirect: "manual" });
    expect((await open("/desk/inbox")).headers.get("Location")).toBeNull();
    const query = new URLSearchParams({ query: "*", perspective: "raw" });
    expect((await open(`/content/v2024-01-01/data/query/production?${query}`)).status).toBe(401);
  });

  it("leaves a trace of each step", async () => {
    const cookie = await member("editor");
    await signIn("editor@example.com", "another battery of horses");
    await call("session", {}, { Cookie: cookie }, "DELETE");
    const traces = await deps.writer.fetch<{ what: string }[]>(
      `*[_type == "trace"] | order(at asc)`,
    );
    expect(traces.map(({ what }) => what)).toEqual([
      "invited",
      "accepted",
      "signed-in",
      "refused",
      "signed-out",
    ]);
  });
});

describe("a session", () => {
  it("says when it ends at the latest, and answers 401 to reading and writing afterwards", async () => {
    const Cookie = await member("editor");
    const { endsAt } = (await (await session(Cookie)).json()) as { endsAt: string };
    const left = Date.parse(endsAt) - Date.now();
    expect(left).toBeGreaterThan(13.9 * 86_400_000);
    expect(left).toBeLessThanOrEqual(14 * 86_400_000);
    await call("session", {}, { Cookie }, "DELETE");
    const version = `${site.url}/content/v2025-02-19`;
    const write = { method: "POST", body: "{}", headers: { Cookie } };
    const answers = await Promise.all([
      fetch(`${version}/data/actions/production`, write),
      fetch(`${version}/data/mutate/production`, write),
      fetch(`${version}/assets/images/production`, write),
      fetch(`${version}/data/listen/production?query=*`, { headers: { Cookie } }),
      fetch(`${version}/data/history/production/transactions/a`, { headers: { Cookie } }),
      fetch(`${version}/data/doc/production/drafts.a`, { headers: { Cookie } }),
      fetch(`${version}/users/me`, { headers: { Cookie } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401, 401]);
  });

  it("ends when somebody signs out", async () => {
    const cookie = await member("editor");
    expect((await session(cookie)).status).toBe(200);
    const out = await call("session", {}, { Cookie: cookie }, "DELETE");
    expect(out.headers.get("Set-Cookie")).toMatch(/^desk=;.*Max-Age=0/);
    const refused = await session(cookie);
    expect([refused.status, await getCode(refused)]).toEqual([401, "signed-out"]);
  });

  it("ends at once when somebody's time is over, whoever says so", async () => {
    const cookie = await member("editor");
    expect((await session(cookie)).status).toBe(200);
    const [person] = await listPeople(deps.writer);
    if (!person) throw new Error("Nobody is there");
    await end(deps, { person, by: "cli" });
    expect((await session(cookie)).status).toBe(401);
    const again = await call("session", { email: "editor@example.com", password });
    expect(again.status).toBe(401);
  });

  it("ends with the password it was begun under", async () => {
    const cookie = await member("editor");
    const token = await resetLink(deps, "editor@example.com");
    expect((await session(cookie)).status).toBe(200);
    await call("account", { token, name: "Nora", password: "another battery of horses" });
    expect((await session(cookie)).status).toBe(401);
  });

  it("ends after twelve hours of nothing, and after two weeks of anything", async () => {
    const hours = 3_600_000;
    const start = Date.now();
    const cookie = await member("editor");
    const other = await member("admin");
    for (let at = 11 * hours; at <= 14 * 24 * hours; at += 11 * hours) {
      vi.useFakeTimers({ now: start + at, toFake: ["Date"] });
      expect((await session(cookie)).status).toBe(200);
      if (at === 11 * hours) continue;
      expect((await session(other)).status).toBe(401);
    }
    vi.useFakeTimers({ now: start + 14 * 24 * hours + 60_000, toFake: ["Date"] });
    expect((await session(cookie)).status).toBe(401);
  });

  it("has the new role from the next request on", async () => {
    const admin = await member("admin");
    const editor = await member("editor");
    const { id } = (await (await session(editor)).json()) as { id: string };
    expect((await people(editor)).status).toBe(403);
    await call(`people/${id}`, { role: "admin" }, { Cookie: admin }, "PATCH");
    expect((await people(editor)).status).toBe(200);
  });
});

const people = (cookie: string) =>
  fetch(`${site.url}/desk/api/people`, { headers: { Cookie: cookie } });

describe("an admin", () => {
  it("invites, and ends what somebody may do, but not their own", async () => {
    const admin = await member("admin");
    const answer = await call(
      "people",
      { email: "nora@example.com", role: "translator" },
      { Cookie: admin },
    );
    const { link } = (await answer.json()) as { link: string };
    expect(link).toMatch(/^http:\/\/localhost:\d+\/desk\/sign-in#invitation=[\w-]{43}$/);
    const rows = (await (await people(admin)).json()) as { id: string; email: string }[];
    expect(rows.map(({ email }) => email)).toEqual(["admin@example.com", "nora@example.com"]);
    const ids = rows.map(({ id }) => id);
    const statuses = ids.map(
      async (id) => (await call(`people/${id}`, {}, { Cookie: admin }, "DELETE")).status,
    );
    expect(await Promise.all(statuses)).toEqual([403, 200]);
    expect(JSON.stringify(rows)).not.toMatch(/digest|password/);
  });
});

const attempts: Record<string, { ask: () => [path: string, body?: object]; may: readonly Role[] }> =
  {
    "read drafts": { ask: () => [query("production", `*[_id == "drafts.post"]`)], may: roles },
    "listen to drafts": { ask: () => ["data/listen/production?query=*"], may: roles },
    "read what visitors sent": { ask: () => [query("submissions", "*")], may: [] },
    "listen to what visitors send": { ask: () => ["data/listen/submissions?query=*"], may: [] },
    "export what visitors sent": { ask: () => ["data/export/submissions"], may: [] },
    "change what visitors sent": {
      ask: () => ["data/mutate/submissions", patch("jobApplication.a", { status: "closed" })],
      may: [],
    },
    "read who is on the staff": { ask: () => [query(deskDataset, "*")], may: [] },
    "make themselves an admin": {
      ask: () => ["data/mutate/desk", patch("person.x", { role: "admin" })],
      may: [],
    },
    "write a post": {
      ask: () => ["data/mutate/production", create({ _type: "blogPost" })],
      may: ["admin", "editor"],
    },
    "change a post's title": {
      ask: () => ["data/mutate/production", patch("post", { title: "Another" })],
      may: ["admin", "editor"],
    },
    "change a post's title by an action": {
      ask: () => ["data/actions/production", edit("post", { title: "Another" })],
      may: ["admin", "editor"],
    },
    "change a post's Arabic": {
      ask: () => ["data/mutate/production", patch("post", { "ar.title": "آخر" })],
      may: ["admin", "editor", "translator"],
    },
    "translate into a draft": {
      ask: () => ["data/actions/production", edit("job", { "ar.title": "وظيفة" })],
      may: roles,
    },
    "publish what others drafted": {
      ask: () => ["data/actions/production", action("publish", "post")],
      may: ["admin", "editor"],
    },
    "throw a draft away": {
      ask: () => ["data/mutate/production", { mutations: [{ delete: { id: "drafts.post" } }] }],
      may: ["admin", "editor"],
    },
    "delete a post": {
      ask: () => ["data/mutate/production", { mutations: [{ delete: { id: "post" } }] }],
      may: ["admin", "editor"],
    },
    "turn a post into a vacancy": {
      ask: () => [
        "data/mutate/production",
        { mutations: [{ createOrReplace: { _id: "post", _type: "jobVacancy" } }] },
      ],
      may: ["admin", "editor"],
    },
    "write a vacancy": {
      ask: () => ["data/mutate/production", create({ _type: "jobVacancy" })],
      may: ["admin", "editor", "recruiter"],
    },
    "change a vacancy along with a post": {
      ask: () => [
        "data/mutate/production",
        {
          mutations: [
            ...patch("job", { title: "Another" }).mutations,
            ...patch("post", { title: "Another" }).mutations,
          ],
        },
      ],
      may: ["admin", "editor"],
    },
    "write another kind of document": {
      ask: () => ["data/mutate/production", create({ _type: "anything" })],
      may: ["admin"],
    },
  };

const query = (dataset: string, text: string) =>
  `data/query/${dataset}?perspective=raw&query=${encodeURIComponent(text)}`;
const create = (document: object) => ({ mutations: [{ create: document }] });
const patch = (id: string, set: object) => ({ mutations: [{ patch: { id, set } }] });
const action = (name: string, id: string, more: object = {}) => ({
  actions: [
    {
      actionType: `sanity.action.document.${name}`,
      publishedId: id,
      draftId: `drafts.${id}`,
      ...more,
    },
  ],
});
const edit = (id: string, set: object) => action("edit", id, { patch: { set } });

describe("what a role may do with the content", () => {
  async function attempt(cookie: string | undefined, [path, body]: [string, object?]) {
    const stop = new AbortController();
    const response = await fetch(`${site.url}/content/v2024-01-01/${path}`, {
      signal: stop.signal,
      headers: { "Content-Type": "application/json", ...(cookie && { Cookie: cookie }) },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    const rows =
      response.status === 200 && path.startsWith("data/query")
        ? ((await response.json()) as { result: unknown[] }).result.length
        : undefined;
    stop.abort();
    // Queries return nothing without permission.
    return rows === 0 ? 404 : response.status;
  }

  it.each(Object.entries(attempts))("%s", async (_, { ask, may }) => {
    for (const role of roles) {
      const cookie = await member(role);
      await fill();
      expect([role, await attempt(cookie, ask())]).toEqual([role, may.includes(role) ? 200 : 403]);
    }
    const stranger = await attempt(undefined, ask());
    expect([401, 404]).toContain(stranger);
    expect([401, 404]).toContain(await attempt("desk=made-up", ask()));
  });

  it("lets a translator publish what is nothing but a translation", async () => {
    const Cookie = await member("translator");
    const act = async (body: object) =>
      (
        await fetch(`${site.url}/content/v2024-01-01/data/actions/production`, {
          method: "POST",
          headers: { "Content-Type": "application/json", Cookie },
          body: JSON.stringify(body),
        })
      ).status;
    expect(await act(edit("job", { "ar.title": "وظيفة" }))).toBe(200);
    expect(await act(edit("job", { title: "Another" }))).toBe(403);
    expect(await act(action("publish", "job"))).toBe(200);
    const job = await getWriter("production").getDocument("job");
    expect(job).toMatchObject({ title: "Title", ar: { title: "وظيفة" } });
    expect(await act(action("unpublish", "job"))).toBe(403);
  });

  it("is told to the Studio", async () => {
    const headers = { Cookie: await member("recruiter") };
    const ask = async (path: string): Promise<unknown> =>
      (await fetch(`${site.url}/content/v2021-06-07/${path}`, { headers })).json();
    expect(await ask("users/me")).toMatchObject({
      email: "recruiter@example.com",
      roles: [{ name: "recruiter" }],
    });
    expect(await ask("projects/local/datasets/production/acl")).toEqual([
      { filter: `_id in path("**")`, permissions: ["read", "history"] },
      { filter: expect.stringContaining("jobVacancy"), permissions: ["create", "update"] },
    ]);
  });
});

describe("what the Studio remembers for somebody", () => {
  it("is theirs", async () => {
    const [one, other] = [await member("editor"), await member("admin")];
    const address = `${site.url}/content/v2024-01-01/users/me/keyvalue`;
    const put = await fetch(address, {
      method: "PUT",
      headers: { "Content-Type": "application/json", Cookie: one },
      body: JSON.stringify([{ key: "sort", value: { by: "title" } }]),
    });
    expect(put.status).toBe(200);
    const get = async (Cookie: string): Promise<unknown> =>
      (await fetch(`${address}/sort,layout`, { headers: { Cookie } })).json();
    expect(await get(one)).toMatchObject([{ key: "sort", value: { by: "title" } }]);
    expect(await get(other)).toEqual([]);
  });
});
