import { createWriter } from "@agency/content/writer";
import { loadSecret } from "@agency/server/internal/settings/secret";
import type { TestSite } from "@agency/server/testing/startSite";
import { expect } from "vitest";
import {
  type AccountDeps,
  deriveResetToken,
  findPerson,
  invite,
  reset,
} from "../../src/accounts/index.ts";
import { deskDataset } from "../../src/dataset.ts";
import type { Role } from "../../src/roles.ts";

export async function getPeople(site: TestSite): Promise<AccountDeps> {
  const deps = { projectId: "local", token: site.token, apiHost: site.content };
  return {
    writer: createWriter({ ...deps, dataset: deskDataset }),
    secret: await loadSecret(site.dataDir, undefined),
  };
}

/** Returns a session cookie. */
export async function member(
  site: Pick<TestSite, "url">,
  deps: AccountDeps,
  role: Role,
  { email = `${role}@example.com`, language }: { email?: string; language?: "en" | "ar" } = {},
): Promise<string> {
  const { token } = await invite(deps, { email, role, by: "cli" });
  const account = { token, name: role, password: "correct horse battery staple" };
  const response = await fetch(`${site.url}/desk/api/account`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...account, ...(language && { language }) }),
  });
  expect(response.status).toBe(200);
  return response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

export async function resetLink(deps: AccountDeps, email: string): Promise<string> {
  const person = await findPerson(deps, email);
  if (!person) throw new Error(`${email} is missing`);
  await reset(deps, { person, by: "cli" });
  const query = `*[_type == "accountNotice" && person == $id && kind == "reset"] | order(at desc)[0].nonce`;
  const nonce = await deps.writer.fetch<string>(query, { id: person._id });
  return deriveResetToken(deps.secret, person._id, nonce);
}

export type Ask = [
  method: string,
  path: string,
  body?: object | undefined,
  headers?: Record<string, string>,
];

export const askInbox = (
  { url }: Pick<TestSite, "url">,
  cookie: string | undefined,
  [method, path, body, headers]: Ask,
): Promise<Response> =>
  fetch(`${url}/desk/api/inbox${path}`, {
    method,
    headers: {
      ...(body && { "Content-Type": "application/json" }),
      ...(cookie && { Cookie: cookie }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
